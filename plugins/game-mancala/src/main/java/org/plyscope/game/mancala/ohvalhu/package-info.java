/**
 * Provides Ohvalhu of the Maldives: relay sowing through the own store, played in rounds.
 *
 * <p>Questions that the sources leave open are decided here: the capturing seed goes to the store
 * with the captured ones, nothing is captured opposite an empty house, the loser of a round begins
 * the next one, and a round without a winner ends the game in a draw.
 */
package org.plyscope.game.mancala.ohvalhu;

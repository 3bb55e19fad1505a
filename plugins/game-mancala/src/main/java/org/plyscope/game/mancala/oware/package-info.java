/**
 * Provides Oware and Awari: two or three seeds in an opponent's house are captured. They differ in
 * the rules for starving a player, for a repeated position and for the end of the game; {@link
 * org.plyscope.game.mancala.oware.OwareVariant} names the differences.
 */
package org.plyscope.game.mancala.oware;

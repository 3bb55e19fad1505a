/**
 * What all sowing games share: the board as rings of cells ({@link
 * org.plyscope.game.mancala.sowing.Layout}), the text of a position, and the engine ({@link
 * org.plyscope.game.mancala.sowing.PitState}) that sows, undoes and hashes. A game adds a {@link
 * org.plyscope.game.mancala.sowing.MancalaRules} and says in a state of its own what happens after
 * the last seed.
 */
package org.plyscope.game.mancala.sowing;

/**
 * Add a sowing game on the common engine: the board as rings of cells ({@link
 * org.plyscope.game.mancala.sowing.Layout}), the text of a position, and the engine ({@link
 * org.plyscope.game.mancala.sowing.PitState}) that sows, undoes and hashes. A game adds a {@link
 * org.plyscope.game.mancala.sowing.MancalaRules} and defines the effect of the last seed in its own
 * state.
 */
package org.plyscope.game.mancala.sowing;

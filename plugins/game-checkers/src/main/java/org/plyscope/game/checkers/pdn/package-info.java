/**
 * Reads and writes whole games of checkers in Portable Draughts Notation.
 *
 * <p>{@link org.plyscope.game.checkers.pdn.PdnTokens} cuts a text into headers, moves and results
 * and skips everything that is not part of the game (comments, variations, move numbers, glyphs);
 * {@link org.plyscope.game.checkers.pdn.PdnReader} replays the moves, {@link
 * org.plyscope.game.checkers.pdn.PdnWriter} goes the other way.
 */
package org.plyscope.game.checkers.pdn;

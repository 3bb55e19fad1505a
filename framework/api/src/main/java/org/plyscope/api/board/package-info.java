/**
 * Describe a board and its content as data.
 *
 * <p>A game describes its {@link org.plyscope.api.board.Board} once: cells with coordinates, shape
 * and zone, the pieces or seed counts a cell can hold, and the seats. One generic board view then
 * draws, edits, animates and navigates every game. A {@link org.plyscope.api.board.Setup} is the
 * content of the board at one moment and can be edited freely; only {@link
 * org.plyscope.api.game.Rules#validate} checks whether it makes sense. Everything here is immutable
 * and thread-safe.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.board;

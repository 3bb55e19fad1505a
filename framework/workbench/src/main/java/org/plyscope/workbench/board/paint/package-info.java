/**
 * Draws any board: the ground with its cells, what stands on them, and the marks of play.
 * Everything is drawn from a {@link org.plyscope.workbench.board.paint.BoardScene} in units of the
 * layout, so it is crisp at any size and scale, on a screen as in an image.
 */
package org.plyscope.workbench.board.paint;

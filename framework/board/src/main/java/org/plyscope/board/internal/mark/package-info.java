/** Draws what is pointed out: moves, targets, cursors, differences. */
package org.plyscope.board.internal.mark;

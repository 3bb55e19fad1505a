/** Draws marks on the board: moves, targets, cursors, differences. */
package org.plyscope.board.internal.mark;

/** Draws the ground with its cells, and the pieces, seeds and labels on them. */
package org.plyscope.board.internal.cell;

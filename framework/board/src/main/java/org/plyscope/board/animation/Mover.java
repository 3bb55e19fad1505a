package org.plyscope.board.animation;

/**
 * Something on its way between cells.
 *
 * @param content a piece number, or a number of seeds
 * @param x where its middle is, in board units
 * @param y where its middle is, in board units
 * @param lift how far it is above the board, from 0 to about 1
 * @param alpha how visible it is, from 0 to 1
 */
public record Mover(int content, double x, double y, double lift, double alpha) {}

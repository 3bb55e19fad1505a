package org.plyscope.view.board.model;

import org.plyscope.api.board.Setup;

/**
 * The move that led to the position on the board.
 *
 * @param play the move
 * @param before the contents of the board before it
 * @param player the player that made it
 */
public record LastMove(Play play, Setup before, int player) {}

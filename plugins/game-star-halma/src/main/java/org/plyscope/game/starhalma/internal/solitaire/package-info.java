/**
 * Computes how many moves a player needs to bring its marbles home on an otherwise empty board.
 *
 * <p>All players are seen as the one in the top point: {@link
 * org.plyscope.game.starhalma.internal.solitaire.Frame} turns the board. With few marbles {@link
 * org.plyscope.game.starhalma.internal.solitaire.DistanceSearch} finds the distance of every
 * position backwards from the goal, one byte each, numbered by {@link
 * org.plyscope.game.starhalma.internal.solitaire.Combinations}. For more marbles, and without a
 * file, {@link org.plyscope.game.starhalma.internal.solitaire.LeastMoves} gives a number of moves
 * that is certainly needed. {@link
 * org.plyscope.game.starhalma.internal.solitaire.SolitaireDistance} makes an evaluator of both.
 */
package org.plyscope.game.starhalma.internal.solitaire;

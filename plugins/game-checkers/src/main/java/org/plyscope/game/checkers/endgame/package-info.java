/**
 * Solves all positions with few pieces backwards from the end.
 *
 * <p>A position is seen from the side to move, turned round if that is White, so that the mover
 * always goes down the board; that halves the table. A {@link
 * org.plyscope.game.checkers.endgame.Slice} numbers all positions with the same material, and each
 * has one byte: 255 for a draw, else in how many plies the game ends. The mover wins if that number
 * is odd and loses if it is even, because a player that cannot move has lost.
 *
 * <p>{@link org.plyscope.game.checkers.endgame.Solver} works slice by slice, fewer pieces first,
 * then fewer men: captures and crownings lead to slices that are solved. Within a slice and its
 * mirror image it goes backwards, distance by distance. No draw rule is applied: a draw means that
 * neither side can force a win however long it plays. {@link
 * org.plyscope.game.checkers.endgame.LoadedEndgames} decides when that is also true under rules
 * with such draws.
 */
package org.plyscope.game.checkers.endgame;

/**
 * Provides American checkers.
 *
 * <p>Squares have their official numbers 1 to 32, Black (the dark side) starts on 1 to 12 at the
 * top, White on 21 to 32. Inside, {@link org.plyscope.game.checkers.Squares} lays the 32 squares
 * into a {@code long} with a gap after every second row, so that each of the four diagonal
 * directions is one shift for the whole board and a piece shifted off the board falls into a gap.
 * {@link org.plyscope.game.checkers.CheckersState} walks positions made of three such sets;
 * everything for display and input (FEN, move text, board, problem library) is kept apart and never
 * on the hot path.
 */
package org.plyscope.game.checkers;

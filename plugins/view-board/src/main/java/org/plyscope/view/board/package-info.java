/**
 * Shows, plays, edits and animates every game in one view, the board.
 *
 * <p>It uses nothing but the API of games, so a new game needs no change here. Layout, painting and
 * animation are those of {@code org.plyscope.board}, which other views use too. Its packages:
 * {@code model} (positions, picking a move, editing a setup), {@code edit} (the controls of edit
 * mode), {@code icons}. This package holds the Swing parts that join them: the canvas with its
 * mouse and keys, the view, its commands.
 */
package org.plyscope.view.board;

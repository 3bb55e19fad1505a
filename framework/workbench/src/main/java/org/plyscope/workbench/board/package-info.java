/**
 * The board view: one view that shows, plays, edits and animates every game.
 *
 * <p>It knows games only by what the API says of them, so a new game needs nothing here. The rooms
 * behind it: {@code layout} (where cells are), {@code model} (positions, picking a move, editing a
 * setup), {@code animation} (a move as a function of time), {@code paint} (how all that looks),
 * {@code edit} (the controls of edit mode). This package holds the Swing parts that join them: the
 * canvas with its mouse and keys, the view, its commands.
 */
package org.plyscope.workbench.board;

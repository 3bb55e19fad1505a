/**
 * The board view: one view that shows, plays, edits and animates every game.
 *
 * <p>It knows games only by what the API says of them, so a new game needs nothing here. Layout,
 * painting and animation are those of {@code org.plyscope.board}, which other views use too. The
 * rooms behind it: {@code model} (positions, picking a move, editing a setup), {@code edit} (the
 * controls of edit mode), {@code icons}. This package holds the Swing parts that join them: the
 * canvas with its mouse and keys, the view, its commands.
 */
package org.plyscope.view.board;

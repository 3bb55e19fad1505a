/**
 * Shows the Positions view, with the boards of the studies and the user's own, and everything that
 * changes the user's own: saving, renaming, tags, files of many positions, undo.
 *
 * <p>The models {@code PositionsModel} and {@code LibraryActions} need no display; {@code
 * LibraryDesk} asks the user. {@code position.list} lists and draws positions.
 */
package org.plyscope.workbench.position.library;

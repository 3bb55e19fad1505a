/**
 * Playing whole games in the window.
 *
 * <p>{@link org.plyscope.workbench.play.GameFollower} keeps a tree of the game in step with the
 * position on the board, however it came there; {@link org.plyscope.workbench.play.PlayControl}
 * lets the agents in their seats search and move; {@link org.plyscope.workbench.play.GameKeeper}
 * writes every move to the user's data directory, so that nothing is lost. The view {@code game}
 * shows seats, moves and variations. {@link org.plyscope.workbench.play.PlayParts} puts it together
 * for the window. All but the view is tested without a display.
 */
package org.plyscope.workbench.play;

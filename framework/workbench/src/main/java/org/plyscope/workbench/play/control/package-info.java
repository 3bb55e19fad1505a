/**
 * The game on the board, without its view.
 *
 * <p>{@code GameFollower} keeps a tree of the game in step with the position on the board, however
 * it got there; {@link org.plyscope.workbench.play.control.PlayControl} knows who plays, and lets
 * the agents in their seats search and move through {@code BoardMatch}; {@link
 * org.plyscope.workbench.play.control.HintControl} asks others for advice. Tested without a
 * display.
 */
package org.plyscope.workbench.play.control;

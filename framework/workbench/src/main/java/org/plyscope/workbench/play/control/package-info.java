/**
 * The game on the board, without its view.
 *
 * <p>{@code GameFollower} keeps a tree of the game in step with the position on the board, however
 * it got there; {@link org.plyscope.workbench.play.control.PlayControl} lets the agents in their
 * seats search and move; {@link org.plyscope.workbench.play.control.HintControl} asks one of them
 * for advice. Tested without a display.
 */
package org.plyscope.workbench.play.control;

/**
 * Plays the game on the board, without its view.
 *
 * <p>{@code GameFollower} keeps a tree of the game in step with the position on the board, however
 * it got there; {@link org.plyscope.workbench.play.control.PlayControl} knows the players, and lets
 * the agents in their seats search and move through {@code BoardMatch}; {@link
 * org.plyscope.workbench.play.control.HintControl} asks other agents for advice. Tested without a
 * display.
 *
 * <p>A move on the board grows the tree, undo and a click walk through it, a line from elsewhere
 * starts another game, and looking at the nodes of a search changes nothing. Lines are compared by
 * their start and moves, so a pasted position is never mistaken for a place of the game. An agent
 * stays while the line goes on where it knows it to be; after moves were taken back a new one
 * begins.
 *
 * <p>The game on the board is written to {@code unfinished.plygame} in the data directory after
 * every move; one that is replaced goes to the folder {@code games}. A second window on the same
 * directory keeps its game in a file of its own.
 */
package org.plyscope.workbench.play.control;

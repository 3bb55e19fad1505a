/**
 * The cache of best moves, which the study keeps in a text file from game to game.
 *
 * <p>It changes how long a move takes and what is counted, never the move: what it knows was found
 * by the same search of the same position. {@link
 * org.plyscope.agent.fauhalma.internal.cache.Recipe} tells what is the same, {@link
 * org.plyscope.agent.fauhalma.internal.cache.BestMoves} is the table, {@link
 * org.plyscope.agent.fauhalma.internal.cache.MoveFile} the file, and {@link
 * org.plyscope.agent.fauhalma.internal.cache.MoveCache} puts them together for one agent.
 */
package org.plyscope.agent.fauhalma.internal.cache;

/**
 * Caches best moves, which the study keeps in a text file from game to game.
 *
 * <p>It changes the time and the counts of a move, never the move: its entries were found by the
 * same search of the same position. {@link org.plyscope.agent.fauhalma.internal.cache.Recipe}
 * identifies equal searches, {@link org.plyscope.agent.fauhalma.internal.cache.BestMoves} is the
 * table, {@link org.plyscope.agent.fauhalma.internal.cache.MoveFile} the file, and {@link
 * org.plyscope.agent.fauhalma.internal.cache.MoveCache} puts them together for one agent.
 */
package org.plyscope.agent.fauhalma.internal.cache;

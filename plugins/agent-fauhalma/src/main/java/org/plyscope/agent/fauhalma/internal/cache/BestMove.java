package org.plyscope.agent.fauhalma.internal.cache;

/**
 * The result of a search in a position.
 *
 * @param line the texts of the moves expected, the first to be played, separated by spaces
 * @param value the value, as the search reported it
 */
public record BestMove(String line, double value) {}

package org.plyscope.api.search;

/**
 * A move of the root as the search sees it.
 *
 * @param move the move
 * @param value its value from the view of the player to move, in units for people
 * @param bound how {@code value} is to be read
 * @param effort nodes searched below it, or visits of a Monte Carlo search
 */
public record Candidate(long move, double value, Bound bound, long effort) {}

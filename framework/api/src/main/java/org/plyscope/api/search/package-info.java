/**
 * Describe a search, and return its result.
 *
 * <p>A {@link org.plyscope.api.search.SearchRequest} goes in, a {@link
 * org.plyscope.api.search.SearchResult} comes out, and a {@link
 * org.plyscope.api.search.SearchListener} is notified of its progress. A {@link
 * org.plyscope.api.search.SearchClock} does everything for an agent that is not its algorithm:
 * limits, counts, progress, iterations, result. A {@link org.plyscope.api.search.TimeLeft} holds
 * the clocks of a game. Counters are in {@link org.plyscope.api.measure}, the recorded tree in
 * {@link org.plyscope.api.trace}.
 *
 * <p>Requests carry a {@link org.plyscope.api.game.Line}: rules, start and the moves played since.
 * A state that was walked along its line knows repetitions and counters that the text of a position
 * has lost.
 *
 * <p>A move is judged at its own root: {@code SearchRequest.withRootMoves} restricts a search to
 * some moves of the position, because an evaluator need not be the negative of itself for the other
 * player. {@code SearchResult.solved} means that the value is proved; {@code SearchResult.outcome}
 * returns the outcome, whatever the unit of the value.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.search;

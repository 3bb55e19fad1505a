/**
 * Searchers that agents are made of.
 *
 * <p>An agent hands a searcher its evaluation, its orderer and settings, and gets a {@link
 * org.plyscope.api.search.SearchResult} with exact counters and, if somebody asked for it, a trace.
 * {@link org.plyscope.engine.AlphaBetaSearch} is the alpha-beta family for any number of players
 * seen from the root player's side, {@link org.plyscope.engine.MaxNSearch} lets every player look
 * after itself, {@link org.plyscope.engine.UctSearch} plays games out at random. Limits, cancelling
 * and progress are the same for all searchers: {@link org.plyscope.engine.SearchClock}.
 *
 * <p>To see how a search works, read {@code internal.kernel.AlphaBeta}: its steps are numbered.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.engine;

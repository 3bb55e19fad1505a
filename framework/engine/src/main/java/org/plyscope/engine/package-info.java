/**
 * Searchers that agents are made of.
 *
 * <p>An agent hands a searcher its evaluation, its orderer and settings, and gets a {@link
 * org.plyscope.api.search.SearchResult} with exact counters and, if requested, a trace. There is a
 * package for each family: {@link org.plyscope.engine.alphabeta} looks from the root player's side,
 * {@link org.plyscope.engine.multiplayer} lets every player look after itself or all others be one
 * side, {@link org.plyscope.engine.montecarlo} plays games out at random. Here is what they share:
 * limits, cancelling and progress by {@link org.plyscope.engine.SearchClock}, scores, neutral
 * parts.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.engine;

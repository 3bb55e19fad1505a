/**
 * What a search is asked, counts, records and answers.
 *
 * <p>A {@link org.plyscope.api.search.SearchRequest} goes in, a {@link
 * org.plyscope.api.search.SearchResult} comes out. {@link org.plyscope.api.search.SearchCounters}
 * are always on and exact; their {@link org.plyscope.api.search.Counts} are part of every result.
 * An agent adds a {@link org.plyscope.api.search.Figure} of its own without asking anybody. A trace
 * is opt-in: if the request carries a {@link org.plyscope.api.search.TraceRecorder}, the agent
 * reports its tree to it, and views read it back as a {@link org.plyscope.api.search.Trace}. One
 * format serves minimax, alpha-beta, max^n, paranoid and Monte Carlo searches.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.search;

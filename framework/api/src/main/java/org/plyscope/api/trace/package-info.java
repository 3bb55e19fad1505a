/**
 * Record the tree of a search.
 *
 * <p>A trace is opt-in: if the request carries a {@link org.plyscope.api.trace.TraceRecorder}, the
 * agent reports its tree to it, and views read it back as a {@code Trace} of the bundle {@code
 * org.plyscope.api.run}. One format serves minimax, alpha-beta, max^n, paranoid and Monte Carlo
 * searches.
 *
 * <p>The search thread only appends: a leaf is a single call ({@code TraceRecorder.leaf}), and
 * everything else is derived when the search is over. A search that is not recorded pays almost
 * nothing for the possibility.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.trace;

/**
 * The recorded tree of a search.
 *
 * <p>A trace is opt-in: if the request carries a {@link org.plyscope.api.trace.TraceRecorder}, the
 * agent reports its tree to it, and views read it back as a {@link org.plyscope.api.trace.Trace}.
 * One format serves minimax, alpha-beta, max^n, paranoid and Monte Carlo searches.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.1.0")
package org.plyscope.api.trace;

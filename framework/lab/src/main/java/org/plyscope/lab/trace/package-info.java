/**
 * Records the tree of a search as columns in memory.
 *
 * <p>A {@link org.plyscope.lab.trace.RecordedTrace} is filled by the search thread through a {@link
 * org.plyscope.lab.trace.Recording}, which times it. Its nodes are packed while the search runs and
 * become columns afterwards. When there is not room for all nodes, a {@link
 * org.plyscope.lab.trace.TracePolicy} decides how it is thinned out.
 *
 * <p>A trace keeps all nodes until its maximum of nodes or memory is reached. Then large plies are
 * thinned out evenly while the principal line is always kept ({@code TraceSample}), and views show
 * that nodes are missing. {@code TimedRecorder} times one call in 64 and so estimates the time
 * spent recording. The remaining cost, inside the engine, shows only when the search is run with
 * and without a recorder (<em>Search ▸ Measure recording overhead</em>, {@code plyscope bench
 * search}).
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.trace;

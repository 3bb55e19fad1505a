/**
 * The tree of a search as columns in memory.
 *
 * <p>A {@link org.plyscope.lab.trace.RecordedTrace} is filled by the search thread through a {@link
 * org.plyscope.lab.trace.Recording}, which times it. Its nodes are packed while the search runs and
 * become columns afterwards. When there is not room for all nodes, it is thinned out as a {@link
 * org.plyscope.lab.trace.TracePolicy} says.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.trace;

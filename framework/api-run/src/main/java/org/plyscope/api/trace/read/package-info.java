/**
 * Read the recorded tree of a search.
 *
 * <p>An agent reports its tree to a {@link org.plyscope.api.trace.TraceRecorder}; the host keeps it
 * as a {@link org.plyscope.api.trace.read.Trace}, which views draw and files store. A {@link
 * org.plyscope.api.trace.read.TraceOrigin} names the search it was recorded from, a {@link
 * org.plyscope.api.trace.read.TraceCost} the time and memory that recording took.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.trace.read;

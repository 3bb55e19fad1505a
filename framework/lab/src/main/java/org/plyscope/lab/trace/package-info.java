/**
 * The tree of a search as columns, in memory and in files.
 *
 * <p>A {@link org.plyscope.lab.trace.RecordedTrace} is filled by the search thread; {@link
 * org.plyscope.lab.trace.TraceFiles} saves it and opens it again without the agent.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.trace;

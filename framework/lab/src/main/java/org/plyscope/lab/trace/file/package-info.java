/**
 * Saves traces as files ({@code .plytrace}): a zip with a header, the columns and the result.
 *
 * <p>{@link org.plyscope.lab.trace.file.TraceFiles} saves a trace and opens it again without the
 * agent that searched. Every move is checked while it is read, so that views can walk the tree
 * safely. Older formats are read too.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.trace.file;

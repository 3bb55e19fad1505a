/**
 * Report the progress of work that takes time, and learn when the user has cancelled it.
 *
 * <p>A part that computes for seconds or longer, such as a builder of databases, gets a {@link
 * org.plyscope.api.work.JobMonitor}. Nothing here depends on a window.
 */
@org.plyscope.api.Experimental(
    "Builders of databases, the only parts that get one, are experimental too.")
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.work;

/**
 * Follow long work: runs, tunings and trainings, which may take days and live in folders.
 *
 * <p>The {@link org.plyscope.api.queue.WorkQueue} queues, pauses, stops, resumes and reports them,
 * whatever their kind; a {@link org.plyscope.api.queue.WorkState} describes the progress of one.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental
package org.plyscope.api.queue;

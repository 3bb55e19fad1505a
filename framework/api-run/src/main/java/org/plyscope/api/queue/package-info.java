/**
 * Run work in the background, and follow long work: runs, tunings and trainings, which may take
 * days and live in folders.
 *
 * <p>A {@link org.plyscope.api.queue.Job} takes seconds or minutes, with progress and cancellation
 * through its {@link org.plyscope.api.queue.JobHandle}. The {@link
 * org.plyscope.api.queue.WorkQueue} queues, pauses, stops, resumes and reports long work, whatever
 * its kind; a {@link org.plyscope.api.queue.WorkState} describes the progress of one.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental(
    "It was joined from two packages for this release; no plugin of another author has used it.")
package org.plyscope.api.queue;

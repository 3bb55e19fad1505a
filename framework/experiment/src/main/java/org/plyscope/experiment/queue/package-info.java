/**
 * Runs long work in the background of a session: {@link org.plyscope.experiment.queue.SessionQueue}
 * is the service behind the window's views, with one queue for runs, tunings and trainings. The
 * differences between the kinds are in implementations of {@link
 * org.plyscope.experiment.queue.WorkKind}; the work itself is a {@link
 * org.plyscope.experiment.conduct.LongJob}, as in a terminal. {@link
 * org.plyscope.experiment.queue.ExperimentService}, {@link
 * org.plyscope.experiment.queue.TuningService} and {@link
 * org.plyscope.experiment.queue.TrainingService} begin new work.
 */
package org.plyscope.experiment.queue;

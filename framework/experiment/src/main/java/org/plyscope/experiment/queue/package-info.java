/**
 * Long work of a session that goes on meanwhile: {@link org.plyscope.experiment.queue.SessionQueue}
 * is the service behind the window's views, with one queue for runs, tunings and trainings. What
 * differs from kind to kind stands in an implementation of {@link
 * org.plyscope.experiment.queue.WorkKind}; the work itself is a {@link
 * org.plyscope.experiment.conduct.LongJob}, as in a terminal. {@link
 * org.plyscope.experiment.queue.ExperimentService}, {@link
 * org.plyscope.experiment.queue.TuningService} and {@link
 * org.plyscope.experiment.queue.TrainingService} begin new work.
 */
package org.plyscope.experiment.queue;

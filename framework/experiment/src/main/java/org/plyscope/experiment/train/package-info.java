/**
 * Trains a model with a {@link org.plyscope.api.learn.TrainerFactory}, lesson by lesson, and keeps
 * it in a folder.
 *
 * <p>{@link org.plyscope.experiment.train.TrainingPlan} describes what to train and the opponents
 * of its tests, {@link org.plyscope.experiment.train.TrainingFolder} keeps lessons, checkpoint,
 * models and tests, {@link org.plyscope.experiment.train.TrainingJob} does the work. A training
 * that was killed goes on from its last checkpoint as if nothing had happened. Every test is a run
 * of its own, so all statistics, views and reports of runs apply to it.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.train;

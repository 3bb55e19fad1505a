/**
 * Who plays games, and where. Nothing else knows how many games run at a time.
 *
 * <p>A {@link org.plyscope.experiment.work.Workforce} is offered the numbers of games and hands
 * back their lines. {@link org.plyscope.experiment.work.LocalWorkers} are processes of this machine
 * that run a {@link org.plyscope.experiment.work.WorkerLoop}; {@link
 * org.plyscope.experiment.work.InProcess} plays on threads of this process, for agents that are
 * trusted. {@link org.plyscope.experiment.work.Replay} plays a game once more and compares.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.work;

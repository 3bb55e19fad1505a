/**
 * Processes of this machine that play games.
 *
 * <p>{@link org.plyscope.experiment.work.process.LocalWorkers} starts them by a {@link
 * org.plyscope.experiment.work.process.WorkerCommand}, hands out games in batches, and replaces one
 * that ends; {@link org.plyscope.experiment.work.process.WorkerLoop} is what runs in them. Lines in
 * JSON go both ways on standard input and output, and a worker ends when its input does. What it
 * was doing when it ended stands in a file that both sides share by memory. With limits of time
 * each has a processor of its own, see {@link org.plyscope.experiment.work.process.Cores}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.work.process;

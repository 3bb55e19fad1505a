/**
 * Summarises a run: reads its games once, in little memory, and computes the statistics that the
 * command line, views and reports show.
 *
 * <p>{@link org.plyscope.experiment.results.RunSummary} holds all of it. Only complete blocks are
 * evidence, and blocks that repeat one another count once; failures are counted and never dropped,
 * but a summary without them is available too.
 *
 * <p>Verdicts use the finished prefix in the order of the schedule, because short games finish
 * first. Published numbers are part of an experiment: {@code Repetition} measures each published
 * number in the games of a run as the study did, and {@code table.PublishedNumbers} compares them
 * by both intervals.
 *
 * <p>A suite gives every agent every problem. To the schedule, the workers and the folder an
 * attempt is a game of one move, or of a few more if the problem is played on, in which the agent
 * has all seats; so resuming, shards, faults and verification are the same as for games.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.results;

/**
 * Records a game that was played: its moves with their cost, and how it ended.
 *
 * <p>Everything but the times and the stack trace of a failure is the same whenever the game is
 * played again with the same seed and without limits of time. The lines of a run keep the two
 * apart, so that two runs of an experiment can be compared byte for byte.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.match.record;

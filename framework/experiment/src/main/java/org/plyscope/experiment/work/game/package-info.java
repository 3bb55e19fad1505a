/**
 * Plays one game of an experiment, in whatever process.
 *
 * <p>{@link org.plyscope.experiment.work.game.GamePlayer} seats the agents, keeps the time and
 * writes the line. A {@link org.plyscope.experiment.work.game.Logbook} records the agent that is
 * running, so that a fault can be attributed when the process is gone. With limits of time {@link
 * org.plyscope.experiment.work.game.SlowdownDetector} checks between games whether the machine has
 * kept its speed, and no agent loses by less than the delay of the system itself.
 */
package org.plyscope.experiment.work.game;

/**
 * How one game of an experiment is played, wherever that is.
 *
 * <p>{@link org.plyscope.experiment.work.game.GamePlayer} seats the agents, keeps the time and
 * writes the line. A {@link org.plyscope.experiment.work.game.Logbook} hears who has the word, so
 * that somebody can still be blamed when the process is gone. With limits of time {@link
 * org.plyscope.experiment.work.game.Pace} looks between games whether the machine still has the
 * speed it had, and nobody loses by less than the system itself is late.
 */
package org.plyscope.experiment.work.game;

/**
 * Determines which games an experiment plays: a pure function from the number of a game to
 * everything about it.
 *
 * <p>{@link org.plyscope.experiment.schedule.Lineups} lists the pairings, {@link
 * org.plyscope.experiment.schedule.Openings} the starts of games, and a {@link
 * org.plyscope.experiment.schedule.Schedule} numbers the games. A <em>block</em>, one opening times
 * all seat orders of one line-up, is the unit of evidence; its games are neighbours. Blocks go
 * round: every line-up plays the first opening, then every line-up the second one, so that a run
 * that is interrupted is balanced.
 *
 * <p>Nothing here knows where or when games are played.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.schedule;

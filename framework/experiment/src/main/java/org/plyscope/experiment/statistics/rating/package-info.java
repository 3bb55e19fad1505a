/**
 * Rates entrants: one number per entrant that explains all its games, with errors that may be
 * compared.
 *
 * <p>Two players are rated by {@link org.plyscope.experiment.statistics.rating.BradleyTerry} with a
 * term for the first seat, a draw being half a win; three to six by {@link
 * org.plyscope.experiment.statistics.rating.PlackettLuce} with ties. Both are fitted to all games
 * at once, so that the order of games does not matter. A virtual entrant that won and lost half a
 * game against every other keeps the ratings of entrants that never lost or never won finite.
 * Errors come from resampling blocks.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.statistics.rating;

/**
 * Takes the precautions of a careful experimenter: {@link
 * org.plyscope.experiment.conduct.care.Trials} of every agent and {@link
 * org.plyscope.experiment.conduct.care.LineupTrials} of every line-up before the first game, an
 * {@link org.plyscope.experiment.conduct.care.GameTimeEstimate} on how long it will take, {@link
 * org.plyscope.experiment.conduct.care.RepeatedGames} at games that went wrong or ended early, and
 * {@link org.plyscope.experiment.conduct.care.Suspensions} of agents that only fail. None of it
 * changes a game.
 *
 * <p>Every agent plays eight plies against itself in all seats, and its signature is kept; then
 * every line-up plays one game that counts for nothing (at most a twentieth of the games to play,
 * none begun after 20 seconds). Crashes are played again, and a sample of adjudicated games is
 * played to the end.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.conduct.care;

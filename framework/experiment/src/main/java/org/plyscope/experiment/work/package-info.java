/**
 * Plays the games of a run, on threads or in processes. Nothing else knows how many games run at a
 * time.
 *
 * <p>A {@link org.plyscope.experiment.work.Workforce} takes the numbers of games and returns their
 * lines. An experiment names a {@link org.plyscope.experiment.work.WorkforceKind}, and {@link
 * org.plyscope.experiment.work.Workforces} finds it: {@code work.process} has processes of this
 * machine; {@link org.plyscope.experiment.work.InProcess} plays on threads of this process, for
 * agents that are trusted; other bundles may offer more. {@link
 * org.plyscope.experiment.work.Replay} plays a game once more and compares. How a game is played is
 * the same everywhere, see {@code work.game}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.work;

/**
 * Carries out a run: offers games to a workforce block by block, keeps the results, and decides
 * when to stop.
 *
 * <p>{@link org.plyscope.experiment.conduct.RunJob} does all of it, for the window as for a
 * terminal: it opens the folder, tries the agents, and lets a {@link
 * org.plyscope.experiment.conduct.GameDispatcher} play. The precautions of a careful experimenter
 * are in {@code conduct.care}.
 *
 * <p>{@code conclusion.json} names the rule by which a run ended early, as long as no game was
 * added behind it. {@code Merge} puts shards together.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.conduct;

/**
 * Opens the folders of runs and presents them as {@code api.run} to views, reports and plugins.
 *
 * <p>{@link org.plyscope.experiment.kept.FolderRun} is one such run. It only reads, so the run may
 * be played by this process, by another one, or be finished. Listeners are notified of games as
 * their lines appear. {@link org.plyscope.experiment.kept.SessionRuns} is the service that opens
 * folders.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.kept;

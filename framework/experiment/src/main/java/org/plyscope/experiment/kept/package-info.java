/**
 * Runs in their folders, as {@code api.run} shows them to views, reports and plugins.
 *
 * <p>{@link org.plyscope.experiment.kept.FolderRun} is one of them. It only reads, so the run may
 * be played by this process, by another one, or be finished. Listeners are notified of games as
 * their lines appear. {@link org.plyscope.experiment.kept.SessionRuns} is the service that opens
 * folders.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.kept;

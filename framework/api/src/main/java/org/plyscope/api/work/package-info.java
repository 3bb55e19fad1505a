/**
 * Run work that takes time, with progress and cancellation; nothing here depends on a window.
 *
 * <p>A {@link org.plyscope.api.work.Job} runs in the background for seconds or minutes, with
 * progress and cancellation. Long work is a run, a tuning or a training: it may take days, lives in
 * a folder, and is queued, paused, stopped, resumed and reported by the {@link
 * org.plyscope.api.work.WorkQueue}, whatever its kind; a {@link org.plyscope.api.work.WorkState}
 * describes its progress.
 */
@org.plyscope.api.Experimental
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.work;

/**
 * Run work that takes time, with progress and cancellation; nothing here depends on a window.
 *
 * <p>A {@link org.plyscope.api.work.Job} runs in the background for seconds or minutes, with
 * progress and cancellation. Long work, which lives in a folder and may take days, is queued by the
 * {@code WorkQueue} of the bundle {@code org.plyscope.api.run}.
 */
@org.plyscope.api.Experimental
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.work;

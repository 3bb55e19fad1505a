/**
 * Long work that runs in the background, with progress and cancellation; nothing here depends on a
 * window.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.work;

/** Long work that runs in the background, with progress and cancel; nothing here knows a window. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.work;

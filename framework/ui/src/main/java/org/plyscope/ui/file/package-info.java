/** Files that the user has opened: {@link org.plyscope.ui.file.RecentFiles} lists the last ones. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.ui.file;

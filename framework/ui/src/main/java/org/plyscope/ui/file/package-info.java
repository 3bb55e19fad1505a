/**
 * Open and write files of the user: {@link org.plyscope.ui.file.RecentFiles} lists those opened
 * last, {@link org.plyscope.ui.file.BackgroundWriter} writes state that is kept from one session to
 * the next.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.ui.file;

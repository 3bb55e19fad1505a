/**
 * Files that are written as a whole or not at all, never through a link in a folder of the program,
 * locked while they are changed, and read with progress, cancellation and a maximum size.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.file;

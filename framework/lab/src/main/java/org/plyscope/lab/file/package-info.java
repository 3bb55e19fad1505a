/** Files that are written as a whole or not at all, and read with progress and cancel. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.file;

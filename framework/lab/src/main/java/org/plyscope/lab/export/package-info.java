/**
 * Exports tables and views to files.
 *
 * <p>{@link org.plyscope.lab.export.ViewExports} is provided by the workbench and used by the
 * command line.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.export;

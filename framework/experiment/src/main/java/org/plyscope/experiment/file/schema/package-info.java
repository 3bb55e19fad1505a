/**
 * Writes the JSON Schema of files, made of the declared keys and of the options of the installed
 * plugins.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file.schema;

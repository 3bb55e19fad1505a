/** The JSON Schema of experiment files, made of what the installed plugins declare. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file.schema;

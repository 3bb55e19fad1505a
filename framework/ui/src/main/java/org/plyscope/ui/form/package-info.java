/** Generates forms from declared options: one control per option, tool tips, validation. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.form;

/** Formats numbers and names the same way everywhere. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.text;

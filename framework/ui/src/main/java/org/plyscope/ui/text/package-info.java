/** Write numbers the same way everywhere, and put text on the clipboard. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.text;

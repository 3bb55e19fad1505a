/** Build views from small components: wrapping texts and rows of controls, hints in empty views. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.widget;

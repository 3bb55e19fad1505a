/**
 * Opens files: {@link org.plyscope.workbench.file.OpenFiles} finds the opener of a file by its
 * ending, for the Open dialog, for files dropped on the window and for views.
 */
package org.plyscope.workbench.file;

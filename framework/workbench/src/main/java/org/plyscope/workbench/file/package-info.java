/**
 * Files from outside, whatever they hold: {@link org.plyscope.workbench.file.OpenFiles} finds who
 * opens a file by its ending, for the Open dialog and for files dropped on the window.
 */
package org.plyscope.workbench.file;

/**
 * Opens, saves and keeps games as files.
 *
 * <p>{@link org.plyscope.workbench.play.file.GameAutosave} writes every move to the user's data
 * directory, so that nothing is lost.
 */
package org.plyscope.workbench.play.file;

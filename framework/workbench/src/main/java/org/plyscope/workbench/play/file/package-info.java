/**
 * Games as files: opened, saved, and kept.
 *
 * <p>{@link org.plyscope.workbench.play.file.GameKeeper} writes every move to the user's data
 * directory, so that nothing is lost.
 */
package org.plyscope.workbench.play.file;

/**
 * Shows lines of moves that a reader can follow: {@link org.plyscope.ui.line.BestLine} reads them
 * off a recorded tree, {@link org.plyscope.ui.line.PlayedLine} writes them down move by move,
 * {@link org.plyscope.ui.line.MoveLine} shows one so that every move can be pointed at and picked.
 * Only the last needs a display.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.line;

/**
 * Exports views to files: pictures in pixels (PNG, twice the size) or as drawings (SVG), tables as
 * CSV or JSON.
 *
 * <p>{@link org.plyscope.workbench.export.ExportDialog} asks, {@link
 * org.plyscope.workbench.export.Exporter} writes; {@link
 * org.plyscope.workbench.export.WindowlessExports} does the same without a window, for the command
 * line. {@code export.picture} paints a view as a picture.
 */
package org.plyscope.workbench.export;

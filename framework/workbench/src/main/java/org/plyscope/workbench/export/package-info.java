/**
 * Views as files: pictures in pixels (PNG, twice the size) or as drawings (SVG), tables as CSV or
 * JSON.
 *
 * <p>Every view can be exported without doing anything for it. A view that wants its tool bars left
 * out of the picture puts the client property {@code "Plyscope.picture"} with the value {@code
 * Boolean.TRUE} on the component that is the picture. Pictures are painted by {@code printAll}: a
 * component that keeps an image of itself should draw anew while {@code isPaintingForPrint()}, so
 * that a drawing has lines and texts instead of pixels.
 *
 * <p>{@link org.plyscope.workbench.export.ExportDialog} asks, {@link
 * org.plyscope.workbench.export.Exporter} writes; {@link
 * org.plyscope.workbench.export.WindowlessExports} does the same without a window, for the command
 * line.
 */
package org.plyscope.workbench.export;

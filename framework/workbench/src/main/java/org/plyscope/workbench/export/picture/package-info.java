/**
 * Paints a view as a picture: pixels or a drawing, with room for all of its content.
 *
 * <p>Every view can be exported without doing anything for it. A view that wants its tool bars left
 * out of the picture marks the component that is the picture with the client property {@link
 * org.plyscope.api.view.View#PICTURE}. Pictures are painted by {@code printAll}: a component that
 * keeps an image of itself should redraw while {@code isPaintingForPrint()}, so that a drawing has
 * lines and texts instead of pixels.
 *
 * <p>For a picture the view gets another look for one event ({@code ui.theme.FigureLook}: colours,
 * background, the font Liberation Sans), the width that it will have on paper and room for all its
 * content. So a view must restyle itself in {@code updateUI}, at once, and arrange itself by its
 * size. Charts in a {@code ChartPanel} can also be written as TeX and CSV ({@code
 * ui.chart.PgfPlots}).
 */
package org.plyscope.workbench.export.picture;

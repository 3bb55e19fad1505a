/**
 * Draws the charts of {@code org.plyscope.api.chart} in the window. A view hands a chart to a
 * {@link org.plyscope.ui.chart.render.ChartBox}, which shows it with its legend and caption in the
 * colours of the theme; numbers, words and order come from the chart alone.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.ui.chart.render;

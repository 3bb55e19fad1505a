/**
 * Draw charts in the colours and fonts of the theme: hand a {@code JFreeChart} to {@link
 * org.plyscope.ui.chart.ChartStyler}, again after each change of theme.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.chart;

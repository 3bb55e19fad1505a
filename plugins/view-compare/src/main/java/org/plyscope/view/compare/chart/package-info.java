/**
 * Draws the view <i>Nodes per ply</i>: {@link org.plyscope.view.compare.chart.Curves} computes the
 * curves, {@link org.plyscope.view.compare.chart.PlyPlot} draws them.
 */
package org.plyscope.view.compare.chart;

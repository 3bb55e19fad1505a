/**
 * The view <i>Nodes per ply</i>: {@link org.plyscope.view.compare.chart.Curves} says what is drawn,
 * {@link org.plyscope.view.compare.chart.PlyPlot} draws it.
 */
package org.plyscope.view.compare.chart;

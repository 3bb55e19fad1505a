/**
 * The view <i>Charts</i>: what else a run shows. {@link org.plyscope.view.scatter.chart.RunChart}
 * lists the kinds; each collects its numbers without a window and then draws them.
 */
package org.plyscope.view.scatter.chart;

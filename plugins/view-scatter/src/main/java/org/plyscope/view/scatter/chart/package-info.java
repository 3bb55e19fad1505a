/**
 * The view <i>Charts</i>: further charts of a run. {@link org.plyscope.view.scatter.chart.RunChart}
 * lists the kinds; each collects its numbers without a window and then draws them.
 */
package org.plyscope.view.scatter.chart;

/** The view <i>Charts</i>: what else a run shows, one chart at a time. */
package org.plyscope.view.scatter.chart;

/** The view <i>Charts</i>: the other charts of a run, one at a time. */
package org.plyscope.view.scatter.chart;

/** Draws the other charts of a run, one at a time, in the view <i>Charts</i>. */
package org.plyscope.view.scatter.chart;

/**
 * Searching a position: the panel that says who searches and for how long, the control that runs
 * it, and the panel that shows what was found. The models need no display.
 */
package org.plyscope.workbench.search;

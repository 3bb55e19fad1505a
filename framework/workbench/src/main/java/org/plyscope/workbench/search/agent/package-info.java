/**
 * The panel in which the user chooses who searches and for how long. The models need no display.
 */
package org.plyscope.workbench.search.agent;

/**
 * Draws the run that is shown in the views <i>Win rate against time</i> and <i>Charts</i>. The host
 * makes the charts as data; the views choose among them and draw them.
 */
package org.plyscope.view.scatter;

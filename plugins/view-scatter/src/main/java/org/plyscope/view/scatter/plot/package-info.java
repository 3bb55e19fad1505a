/**
 * Draws a scatter plot with labels, intervals and the front, in the view <i>Win rate against
 * time</i>.
 */
package org.plyscope.view.scatter.plot;

/** The view <i>Win rate against time</i>: a scatter plot with labels, intervals and the front. */
package org.plyscope.view.scatter.plot;

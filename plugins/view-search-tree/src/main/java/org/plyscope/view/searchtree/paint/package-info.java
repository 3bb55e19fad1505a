/** Draws trees; works on any {@code Graphics2D}, without a component. */
package org.plyscope.view.searchtree.paint;

/** Lays out the nodes, decides which are visible, and finds the one under the mouse. */
package org.plyscope.view.searchtree.layout;

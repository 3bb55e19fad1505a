/** Chooses the colour and the shape of a node of the tree. */
package org.plyscope.view.searchtree.colour;

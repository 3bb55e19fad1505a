/** Which colour and which shape a node of the tree has. */
package org.plyscope.view.searchtree.colour;

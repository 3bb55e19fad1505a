/** Explains one node of a tree: its facts, and why the search left it. */
package org.plyscope.view.searchtree.node;

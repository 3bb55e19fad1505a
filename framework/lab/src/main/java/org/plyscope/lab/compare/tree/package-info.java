/** What the kept trees of a comparison tell: the order of moves at a node, and how two differ. */
package org.plyscope.lab.compare.tree;

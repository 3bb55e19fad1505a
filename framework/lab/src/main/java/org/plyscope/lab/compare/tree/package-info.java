/**
 * Analyses the kept trees of a comparison: the order of moves at a node, and how two trees differ.
 */
package org.plyscope.lab.compare.tree;

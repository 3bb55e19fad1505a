/** Holds the tree of one iteration of a search, with queries on it. */
package org.plyscope.view.searchtree.model;

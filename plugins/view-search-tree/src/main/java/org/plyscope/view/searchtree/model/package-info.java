/** The tree of one iteration of a search, and what can be asked about it. */
package org.plyscope.view.searchtree.model;

/**
 * The search tree view: draws the tree a search has really searched, and replays it.
 *
 * <p>{@code model} turns a trace into arrays and answers questions about it, {@code layout} gives
 * every node a place and decides what can be seen of it, {@code paint} draws that, {@code ui} holds
 * the Swing parts. The first two know no Swing.
 */
package org.plyscope.view.searchtree;

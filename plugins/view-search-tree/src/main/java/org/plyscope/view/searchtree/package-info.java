/**
 * Draws the tree that a search has really visited, and replays it.
 *
 * <p>{@code model} turns a trace into arrays and answers queries, {@code layout} places every node
 * and decides which are visible, {@code paint} draws them, {@code ui} holds the Swing parts. The
 * first two know no Swing.
 */
package org.plyscope.view.searchtree;

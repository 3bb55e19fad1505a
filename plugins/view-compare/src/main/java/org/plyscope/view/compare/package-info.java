/**
 * Shows comparisons in the views <i>Compare</i>, <i>Nodes per ply</i>, <i>Move order</i>, <i>Tree
 * diff</i> and <i>Cut-offs</i>. They are one plugin because all show the same comparison; the host
 * runs and keeps it, {@link org.plyscope.view.compare.model.CompareContext} holds the next request
 * for each game.
 */
package org.plyscope.view.compare;

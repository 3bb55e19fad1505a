/**
 * The views <i>Compare</i>, <i>Nodes per ply</i>, <i>Move order</i>, <i>Tree diff</i> and
 * <i>Cut-offs</i>. They are one plugin because all show what was compared; the host compares and
 * keeps the comparison that all look at, {@link org.plyscope.view.compare.model.Desk} what is to be
 * compared in each game.
 */
package org.plyscope.view.compare;

/**
 * The views <i>Compare</i>, <i>Nodes per ply</i>, <i>Move order</i> and <i>Tree diff</i>. They are
 * one plugin because all show what was compared; the host compares and keeps the comparison that
 * all look at.
 */
package org.plyscope.view.compare;

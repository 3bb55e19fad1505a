/**
 * The views <i>Compare</i>, <i>Nodes per ply</i>, <i>Move order</i> and <i>Tree diff</i>. They are
 * one plugin because all show what was compared; the {@link org.plyscope.view.compare.model.Desk}
 * lies between them.
 */
package org.plyscope.view.compare;

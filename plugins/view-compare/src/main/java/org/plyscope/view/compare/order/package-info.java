/**
 * The view <i>Move order</i>: shows the moves that every configuration tried at one node, side by
 * side.
 */
package org.plyscope.view.compare.order;

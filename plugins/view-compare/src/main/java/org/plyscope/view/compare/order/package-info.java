/**
 * Shows the moves that every configuration tried at one node side by side, in the view <i>Move
 * order</i>.
 */
package org.plyscope.view.compare.order;

/** The view <i>Move order</i>: what every configuration tried at one node, side by side. */
package org.plyscope.view.compare.order;

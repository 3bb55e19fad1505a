/** Provides move orderings for star halma. */
package org.plyscope.game.starhalma.internal.orderings;

/** Ways to decide which star halma moves are searched first, as services. */
package org.plyscope.game.starhalma.internal.orderings;

/**
 * Holds the base of positions of the star halma family: the switches and names of a variant, the
 * tables computed from them once, and how moves and places are packed into numbers.
 */
package org.plyscope.game.starhalma.internal.basics;

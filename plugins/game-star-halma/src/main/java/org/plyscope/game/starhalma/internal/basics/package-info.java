/**
 * What positions of the star halma family are built on: the switches and names of a variant, what
 * can be computed from them once, and how moves and places are packed into numbers.
 */
package org.plyscope.game.starhalma.internal.basics;

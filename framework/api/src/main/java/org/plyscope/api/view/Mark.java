package org.plyscope.api.view;

/**
 * A move drawn on the board as an arrow, for example a candidate or the n-th move tried.
 *
 * @param move a legal move of the selected position
 * @param label a few characters beside the arrow, for example a number or a value
 * @param weight how strong it is drawn, from 0 to 1
 */
public record Mark(long move, String label, double weight) {}

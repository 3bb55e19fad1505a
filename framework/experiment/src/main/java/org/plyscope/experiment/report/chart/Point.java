package org.plyscope.experiment.report.chart;

import org.plyscope.api.run.statistics.Estimate;

/**
 * A point with error bars on both axes.
 *
 * @param name what it is called
 * @param x where it is to the right
 * @param y where it is above
 * @param shape the number of its shape
 * @param colour the number of its colour
 * @param family points of the same family are joined
 * @param hint what is said when the pointer rests on it
 */
public record Point(
    String name, Estimate x, Estimate y, int shape, int colour, String family, String hint) {}

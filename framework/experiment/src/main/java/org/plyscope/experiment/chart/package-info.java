/**
 * Makes the charts of runs, tunings and trainings as data, once for the window and the report.
 *
 * <p>{@link org.plyscope.experiment.chart.ChartService} is the service behind {@code
 * org.plyscope.api.chart}; {@code experiment.report} draws the same charts into its pages. Axes,
 * captions, hints, fronts and the values of sweeps are decided here and nowhere else.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.chart;

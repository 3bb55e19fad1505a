/**
 * Describe charts of runs, tunings and trainings as data: series, axes and texts.
 *
 * <p>{@link org.plyscope.api.chart.Charts} is the service that makes them. A {@link
 * org.plyscope.api.chart.Chart} knows nothing of colours, fonts and pixels; the window draws it
 * with a library, the report as part of its page, and both show the same numbers and captions.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental(
    "Every new kind of chart so far has changed how charts are described.")
package org.plyscope.api.chart;

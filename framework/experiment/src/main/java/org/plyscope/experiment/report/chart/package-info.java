/**
 * Draws charts as inline SVG: real text, colours by classes of the page, so that they follow its
 * light, dark and print styles. Drawn by hand, since nothing headless may know the toolkit of the
 * window.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.report.chart;

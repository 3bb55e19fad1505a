/**
 * Writes a run as one page that can be read anywhere: no requests, no script needed, light, dark
 * and on paper.
 *
 * <p>{@link org.plyscope.experiment.report.RunReport} writes it: the verdict first, then set-up,
 * tables, charts, warnings, how to run it again, and the method. The page also contains the numbers
 * as JSON.
 *
 * <p>Colours are set by classes, and a content policy allows exactly the page's own style and
 * script, by their hashes. {@code report.data} is the object that {@code report --json} prints and
 * the page embeds. {@code ReportPageIT} opens the page in a browser and keeps pictures in {@code
 * target/report-pictures}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.report;

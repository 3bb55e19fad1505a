/**
 * Presents the results of a run as tables and sentences, written once for the terminal and the
 * report.
 *
 * <p>{@link org.plyscope.experiment.table.ResultTables} makes the tables, {@link
 * org.plyscope.experiment.table.Findings} the sentences, {@link
 * org.plyscope.experiment.table.CopySummary} the block of text to paste into discussions.
 * Percentages have one decimal, Elo none, and no number stands without its interval or its count.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.table;

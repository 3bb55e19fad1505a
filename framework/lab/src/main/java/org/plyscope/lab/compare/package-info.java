/**
 * Compares searches: every configuration searches every position, and the counts are put side by
 * side.
 *
 * <p>A {@link org.plyscope.lab.compare.ComparisonRun} works through the searches of a request and
 * makes a {@link org.plyscope.lab.compare.MeasuredComparison} after each; rows, profiles and tables
 * are computed from it on demand. The analysis of kept trees is in {@link
 * org.plyscope.lab.compare.tree}. Front ends and plugins reach all of it through the {@link
 * org.plyscope.api.analysis.Analyst}.
 *
 * <p>The window and {@code plyscope compare} differ only in how they show a comparison. {@code
 * plan} takes over the results of an earlier comparison, {@code resume} runs the missing searches,
 * {@code save} and {@code open} keep a comparison as a file, with results but without trees.
 */
package org.plyscope.lab.compare;

/**
 * Lets the user inspect a failure, and copy a report for the author of a plugin or of Plyscope.
 *
 * <p>Every failure becomes a sentence in the status bar; {@link org.plyscope.workbench.job.Problem}
 * keeps its stack trace as text. {@link org.plyscope.workbench.problem.Reports} puts a report
 * together, {@link org.plyscope.workbench.problem.ProblemDialog} shows it before anything is
 * copied. {@link org.plyscope.workbench.problem.CrashNotice} names at the next start the plugin
 * that ended the program.
 */
package org.plyscope.workbench.problem;

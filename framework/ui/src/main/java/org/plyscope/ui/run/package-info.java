/**
 * Build views of runs: {@link org.plyscope.ui.run.LiveRun} follows the run that is shown, {@link
 * org.plyscope.ui.run.Estimates} writes numbers with their intervals, {@link
 * org.plyscope.ui.run.FlagQuestion} asks before processes start with flags of a file.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.run;

/**
 * What a run says: reads its games once, in little memory, and puts the statistics together that
 * the command line, views and reports show.
 *
 * <p>{@link org.plyscope.experiment.results.RunSummary} holds all of it. Only complete blocks are
 * evidence, and blocks that repeat one another count once; failures are counted and never dropped,
 * but a summary without them can be had beside.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.results;

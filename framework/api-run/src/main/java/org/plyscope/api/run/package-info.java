/**
 * Read the results of many games, for views and reports: runs of experiments with their entrants,
 * games and problems.
 *
 * <p>Runs are read-only and independent of a window, so any bundle can chart one. {@link
 * org.plyscope.api.run.Runs} is the service that lists the runs; {@link org.plyscope.api.run.Run}
 * is one of them, running or finished; {@link org.plyscope.api.run.statistics} holds the statistics
 * of its games. {@link org.plyscope.api.experiment} begins new ones.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental(
    "Only views of this project read runs; a view of another author may need other questions.")
package org.plyscope.api.run;

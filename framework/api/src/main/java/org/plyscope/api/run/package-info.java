/**
 * The results of many games, for views and reports: runs of experiments, who took part, the games
 * and what they say.
 *
 * <p>Everything here is read only and without a window, so that any bundle can chart a run.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
@org.plyscope.api.Experimental
package org.plyscope.api.run;

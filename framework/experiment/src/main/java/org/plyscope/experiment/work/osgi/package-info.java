/**
 * Workers of the installed program: how they are started, and what starts in them.
 *
 * <p>A worker is the same program with the same plugins but those that draw, and with copies of the
 * user's, so that nothing an agent does to its files reaches the user's. What plugins are compiled
 * against is on its class path rather than in bundles ({@code WorkerBundles}), and is loaded from
 * an archive of classes that is made once, in the user's cache.
 */
package org.plyscope.experiment.work.osgi;

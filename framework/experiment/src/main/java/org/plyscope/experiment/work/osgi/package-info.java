/**
 * Starts workers of the installed program.
 *
 * <p>A worker is the same program with the same plugins but those that draw, and with copies of the
 * user's, so that nothing an agent does to its files reaches the user's. The libraries that plugins
 * are compiled against are on its class path rather than in bundles ({@code WorkerBundles}), and is
 * loaded from an archive of classes that is made once, in the user's cache.
 *
 * <p>The copies of the user's plugins are made once per session of a run, hashed and noted in
 * {@code environment.jsonl}, so that an update during a run changes nothing in it. Without user
 * plugins, a worker skips the plugins that only bring other games. The framework of a worker keeps
 * its files in the worker's own new folder, so that there is nothing to delete at start-up.
 */
package org.plyscope.experiment.work.osgi;

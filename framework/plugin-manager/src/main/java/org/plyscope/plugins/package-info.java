/**
 * Installs, updates, removes and diagnoses plugins while Plyscope runs.
 *
 * <p>Every installation (a jar dropped on the window, a menu, the command line) goes through {@link
 * org.plyscope.plugins.PluginManager#install}: <i>inspect → explain → copy → start → report</i>. A
 * jar that cannot work is refused with one sentence and leaves no trace.
 *
 * <p>The installed plugins are a folder of jars, {@code plugins} in the data directory, and nothing
 * else is remembered about it: the {@link org.plyscope.plugins.Plugin.State state} of a plugin is
 * read from the OSGi framework at every look, so it cannot be out of date.
 *
 * <p>A bundle that uses services of plugins publishes a {@link
 * org.plyscope.plugins.PluginObserver}, which reports the services of a bundle and their problems;
 * the catalog of the lab is one. So a running plugin is <em>active</em>, <em>idle</em> (it offers
 * nothing), <em>flawed</em> (some of it is left out or failed) or <em>waiting</em>. A jar that was
 * starting when the process died, or that took too long to start, is started once more and
 * quarantined after the second time in a row. A window watches the plugin folder and takes over
 * installations, updates and removals by other processes.
 *
 * <p>Every guard of the program describes a throwable by {@link org.plyscope.plugins.Thrown}, which
 * cannot fail whatever the throwable does.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.plugins;

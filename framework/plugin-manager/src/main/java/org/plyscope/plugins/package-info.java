/**
 * Installs, updates, removes and diagnoses plugins while Plyscope runs.
 *
 * <p>Every door (a jar dropped on the window, a menu, the command line) leads through {@link
 * org.plyscope.plugins.PluginManager#install}: <i>inspect → explain → copy → start → report</i>. A
 * jar that cannot work is refused with one sentence and leaves no trace.
 *
 * <p>What the user installed is a folder of jars, {@code plugins} in the data directory, and
 * nothing else is remembered about it: the {@link org.plyscope.plugins.Plugin.State state} of a
 * plugin is read from the OSGi framework at every look, so it cannot be out of date.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.plugins;

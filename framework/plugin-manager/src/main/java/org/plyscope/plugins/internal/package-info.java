/**
 * Keeps, starts and diagnoses plugins.
 *
 * <p>{@link org.plyscope.plugins.internal.OsgiPluginManager} is the service and holds the order of
 * steps; a {@link org.plyscope.plugins.internal.folder.PluginJar} is a file whose manifest was
 * read, the {@link org.plyscope.plugins.internal.folder.PluginFolder} holds the files of the user,
 * {@link org.plyscope.plugins.internal.PluginBundles} talks to the framework, and {@link
 * org.plyscope.plugins.internal.Requirements} and {@link org.plyscope.plugins.internal.Components}
 * turn the state of the framework into sentences. Beside a window a {@link
 * org.plyscope.plugins.internal.folder.FolderWatch} notices changes that other processes make to
 * the folder, and {@link org.plyscope.plugins.internal.FolderSync} takes them over.
 *
 * <p>Code of a plugin only runs on a thread of a {@link
 * org.plyscope.plugins.internal.folder.TimeLimit}, and nothing here keeps an object of a plugin's
 * class: a removed plugin can be collected.
 */
package org.plyscope.plugins.internal;

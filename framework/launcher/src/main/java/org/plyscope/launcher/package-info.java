/**
 * Starts Plyscope: reads the launch options, finds the directories, boots the OSGi framework from
 * {@code bundles/NN} and waits for its end.
 *
 * <p>The installation directory is read-only. The bundle cache is disposable: it is rewritten at
 * every start, in a slot of its own per process, so that a workbench and several command lines can
 * run side by side on one data directory.
 *
 * <p>A bundle's folder {@code NN} is its start level: 01 services, 02 libraries, 03 API and
 * framework, 04 window, 05 shipped plugins. With a command {@code plyscope.mode} is {@code cli},
 * else {@code workbench}; the other front end then stays inactive, except for the views that a
 * command exports. Without {@code --data} the data directory is in {@code XDG_DATA_HOME}, else
 * below {@code HOME}, else below the home directory that Java reports; one that exists already
 * comes first.
 */
package org.plyscope.launcher;

/**
 * Starts Plyscope: reads the launch options, finds the directories, boots the OSGi framework from
 * {@code bundles/NN} and waits for its end.
 *
 * <p>The installation directory is read-only. The bundle cache is disposable: it is rewritten at
 * every start, in a slot of its own per process, so that a workbench and several command lines can
 * run side by side on one data directory.
 */
package org.plyscope.launcher;

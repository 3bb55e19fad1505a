/**
 * Workers of the installed program: how they are started, and what starts in them.
 *
 * <p>A worker is the same program with the same bundles but those of the window, and with copies of
 * the user's plugins, so that nothing an agent does to its files reaches the user's. It is loaded
 * from an archive of classes that is made once, in the user's cache.
 */
package org.plyscope.experiment.work.osgi;

/**
 * What an experiment comes to before anything is played: how many games, what they can show, and
 * what to be careful about, in words for the terminal and the window alike.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.plan;

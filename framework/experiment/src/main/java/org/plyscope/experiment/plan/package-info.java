/**
 * Previews an experiment before it is played: how many games, which differences they can show, and
 * warnings, in words for the terminal and the window alike.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.plan;

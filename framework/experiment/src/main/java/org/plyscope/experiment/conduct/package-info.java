/**
 * Carries out a run: offers games to a workforce block by block, keeps what comes back, and knows
 * when to stop.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.conduct;

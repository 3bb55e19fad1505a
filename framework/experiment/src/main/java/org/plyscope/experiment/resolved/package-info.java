/**
 * Writes and reads experiments with everything resolved: each agent with its text and limits, each
 * opening with its moves. {@link org.plyscope.experiment.resolved.ResolvedForm} writes and reads
 * this form, which is kept in the folder of a run and sent to workers, so that an experiment is
 * resolved only once.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.resolved;

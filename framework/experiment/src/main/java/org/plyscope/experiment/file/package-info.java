/**
 * Experiments as files.
 *
 * <p>People write experiment files ({@code .plyscope.json}), with comments, sweeps and includes.
 * Before anything is played everything in them is resolved: each agent with its text and limits,
 * each opening with its moves. What is resolved is kept in the folder of the run and sent to
 * workers; {@link org.plyscope.experiment.file.ResolvedForm} writes and reads it.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file;

/**
 * Experiments as files.
 *
 * <p>People write experiment files ({@code .plyscope.json}), with comments, sweeps and includes.
 * {@link org.plyscope.experiment.file.ExperimentFile} resolves everything in them before anything
 * is played; {@code experiment.resolved} keeps what came of it.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file;

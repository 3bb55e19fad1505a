/**
 * Reads and writes experiment files.
 *
 * <p>Experiment files ({@code .plyscope.json}) are written by hand, with comments, sweeps and
 * includes. {@link org.plyscope.experiment.file.ExperimentFile} resolves everything in them before
 * anything is played; {@code experiment.resolved} keeps the result.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file;

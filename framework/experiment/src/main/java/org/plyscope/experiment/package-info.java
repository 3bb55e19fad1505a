/**
 * Describe an experiment of many games.
 *
 * <p>An {@link org.plyscope.experiment.Experiment} lists the agents, the games they play and the
 * conditions; it is read from a file by {@code experiment.file}, numbered by {@code
 * experiment.schedule}, played by {@code experiment.work} and kept in a folder by {@code
 * experiment.run}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment;

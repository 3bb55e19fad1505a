/**
 * Plan an experiment and begin a run of it, from its text or from a sample that comes with the
 * program.
 *
 * <p>{@link org.plyscope.api.experiment.Experiments} is the service; {@link
 * org.plyscope.api.experiment.ExperimentPlan} describes the planned games. Finished games are read
 * through {@link org.plyscope.api.run}; {@link org.plyscope.api.experiment.RunArchives} hands them
 * over as one file.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental(
    "It follows the keys of experiment files, which still grow with every study.")
package org.plyscope.api.experiment;

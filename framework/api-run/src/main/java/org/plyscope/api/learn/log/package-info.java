/**
 * Start tunings and trainings, and read their logs.
 *
 * <p>{@link org.plyscope.api.learn.log.Tunings} and {@link org.plyscope.api.learn.log.Trainings}
 * are the services; a {@link org.plyscope.api.learn.log.TuningLog} and a {@link
 * org.plyscope.api.learn.log.TrainingLog} are the contents of their folders. The methods themselves
 * are parts, see {@link org.plyscope.api.learn}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental(
    "It shows what trainers and tuners report, and their own package is experimental.")
package org.plyscope.api.learn.log;

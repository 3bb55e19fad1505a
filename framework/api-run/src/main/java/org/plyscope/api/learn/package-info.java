/**
 * Add methods that train models and tune options.
 *
 * <p>Two kinds of parts. A {@link org.plyscope.api.learn.TrainerFactory} makes a model by playing:
 * its {@link org.plyscope.api.learn.Trainer} learns one {@link org.plyscope.api.learn.Lesson} after
 * the other and can be kept in a file and continued at any time, so the host can pause, kill and
 * resume it, draw its curves and test the model between lessons. A {@link
 * org.plyscope.api.learn.TunerFactory} searches for good option values of an agent: its {@link
 * org.plyscope.api.learn.Tuner} proposes points of a {@link org.plyscope.api.learn.TuningTask}, and
 * the host lets them play.
 *
 * <p>The services that start and follow them are in {@link org.plyscope.api.learn.log}; how agents
 * use the models is in {@link org.plyscope.api.model}.
 */
@Experimental(
    "Three tuners but only one trainer implement it; a trainer of another kind may need lessons of"
        + " another form.")
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.learn;

import org.plyscope.api.Experimental;

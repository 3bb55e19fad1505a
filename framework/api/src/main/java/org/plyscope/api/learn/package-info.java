/**
 * Train models and tune options: encode positions as numbers, add a trainer, a tuner or a model
 * runtime.
 *
 * <p>Four kinds of parts. An {@link org.plyscope.api.learn.EncoderFactory} turns the positions of a
 * game into numbers and its moves into the outputs of a model; games publish their own. A {@link
 * org.plyscope.api.learn.TrainerFactory} makes a model by playing: its {@link
 * org.plyscope.api.learn.Trainer} learns one {@link org.plyscope.api.learn.Lesson} after the other
 * and can be kept in a file and continued at any time, so the host can pause, kill and resume it,
 * draw its curves and test the model between lessons: {@code Trainings} is the service that does
 * so, a {@code TrainingLog} what has happened. A {@link org.plyscope.api.learn.TunerFactory}
 * searches for good option values of an agent: its {@link org.plyscope.api.learn.Tuner} proposes
 * points of a {@link org.plyscope.api.learn.TuningTask}, and the host lets them play; {@code
 * Tunings} is the service behind the window. A {@link org.plyscope.api.learn.ModelRuntime} computes
 * models with operators that the program itself does not know, as a {@link
 * org.plyscope.api.learn.LoadedModel}.
 *
 * <p>The program itself computes dense networks. A model from elsewhere comes with a JSON file that
 * describes how a position becomes numbers and what the outputs mean; see {@code samples/models}.
 * Operators that the program does not know are left to a model runtime, for example the optional
 * plugin {@code agent-onnx}.
 */
@Experimental
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.learn;

import org.plyscope.api.Experimental;

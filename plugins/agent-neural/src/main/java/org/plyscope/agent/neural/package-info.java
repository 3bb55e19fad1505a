/**
 * Provides neural networks: an agent that plays by a model's policy, an evaluator and a prior that
 * use a model, an evaluator that weighs a model against a heuristic, and a trainer that makes a
 * model.
 *
 * <p>A model is an ONNX file with a policy and a value; how a position becomes its input is an
 * {@link org.plyscope.api.model.EncoderFactory} that the game offers. {@code net} is a dense
 * network with its gradients, {@code a3c} trains one by playing, {@code onnx} reads and writes
 * models, {@code described} lets a JSON file take the place of the encoding for models from
 * elsewhere.
 *
 * <p>{@code kalah-6-4.onnx} is used where no file is named. {@code samples/training/kalah-6-4.sh}
 * is the command that made it, with its seed; it has one worker, so it is exactly repeatable.
 * 720,000 games took 10 minutes of processor time. Moving first after two random plies it scored
 * 100 % against Random, 94.6 % [92.3, 96.3] against Max, 85.6 % [82.3, 88.4] against alpha-beta of
 * depth 4 and 68.4 % [64.2, 72.3] against AHM (study 002: 97.6, 89.3, 71.4, 67.1), in 500 games
 * each. Openings of two plies are few and occur in training as well, and settings were chosen by
 * looking at some of these games; after four random plies, in both seats, it scored 99.8, 75.3 and
 * 62.5 % against the first three.
 */
package org.plyscope.agent.neural;

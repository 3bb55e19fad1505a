/**
 * Neural networks: an agent that plays by a model's policy, an evaluator and a prior that ask a
 * model, and a trainer that makes one.
 *
 * <p>A model is an ONNX file with a policy and a value; how a position becomes its input is an
 * {@link org.plyscope.api.learn.Encoding} that the game offers. {@code net} is a dense network with
 * its gradients, {@code a3c} trains one by playing, {@code onnx} reads and writes models, {@code
 * described} lets a JSON file take the place of the encoding for models from elsewhere.
 *
 * <p>{@code kalah-6-4.onnx} is asked where no file is named. {@code samples/training/kalah-6-4.sh}
 * is the command that made it.
 */
package org.plyscope.agent.neural;

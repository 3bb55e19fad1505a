/**
 * Neural networks: an agent that plays by a model's policy, an evaluator and a prior that ask a
 * model, and a trainer that makes one.
 *
 * <p>A model is an ONNX file with a policy and a value; how a position becomes its input is an
 * {@link org.plyscope.api.learn.Encoding} that the game offers. {@code net} is a dense network with
 * its gradients, {@code a3c} trains one by playing, {@code onnx} reads and writes models.
 */
package org.plyscope.agent.neural;

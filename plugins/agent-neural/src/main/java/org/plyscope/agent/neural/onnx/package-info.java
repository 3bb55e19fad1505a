/**
 * Reads and writes models as ONNX files, as far as dense networks need it: written by {@link
 * org.plyscope.agent.neural.onnx.ModelWriter}, read by {@link
 * org.plyscope.agent.neural.onnx.ModelReader} into a {@link org.plyscope.agent.neural.onnx.Model}
 * that computes its outputs for one position at a time.
 */
package org.plyscope.agent.neural.onnx;

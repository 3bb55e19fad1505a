/**
 * Runs models with any operators on ONNX Runtime. {@code NativeFiles} unpacks its libraries once,
 * {@link org.plyscope.agent.onnx.OnnxRuntimePart} loads models, {@code OnnxModel} is one.
 */
package org.plyscope.agent.onnx;

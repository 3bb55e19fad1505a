package org.plyscope.agent.neural.onnx;

/** A model may be sound, but the program itself cannot compute it. */
final class BeyondReaderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Takes half a sentence that names it. */
  BeyondReaderException(String reason) {
    super(reason);
  }
}

package org.plyscope.cli;

/** Says in one sentence what failed although the input was right. */
final class FailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FailedException(String sentence) {
    super(sentence);
  }
}

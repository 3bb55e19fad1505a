package org.plyscope.cli.report;

/** Reports in one sentence what failed although the input was right. */
public final class FailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public FailedException(String sentence) {
    super(sentence);
  }
}

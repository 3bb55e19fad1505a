package org.plyscope.cli.report;

/** Reports in one sentence a failure although the input was valid. */
public final class FailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public FailedException(String sentence) {
    super(sentence);
  }
}

package org.plyscope.api.program;

/**
 * Reports that an agent program ended, broke the protocol or a limit, or did not answer. The agent
 * fails with that; the host adds the last lines that the program wrote to its standard error.
 *
 * @since 3.0
 */
public final class ProgramException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param what the action of the program, as it follows a colon, in one line and without a period,
   *     for example {@code "it answered with the move 'x9', which is not legal"}
   */
  public ProgramException(String what) {
    super(what);
  }
}

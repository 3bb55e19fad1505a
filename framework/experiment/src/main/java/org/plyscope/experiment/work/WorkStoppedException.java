package org.plyscope.experiment.work;

/**
 * Thrown if the machine keeps games from being played or kept, for example because its disk is full
 * or its workers are killed. What was played is kept, so the run can be resumed.
 */
public final class WorkStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Stops the work.
   *
   * @param sentence why, for the user
   */
  public WorkStoppedException(String sentence) {
    super(sentence);
  }
}

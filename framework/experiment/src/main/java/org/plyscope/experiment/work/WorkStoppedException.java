package org.plyscope.experiment.work;

import org.plyscope.api.InputException;

/**
 * Thrown if the machine keeps games from being played or kept, for example because its disk is full
 * or its workers are killed. Finished games are kept, so the run can be resumed.
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

  /**
   * Writes to the folder of a run that has begun.
   *
   * @throws WorkStoppedException if it throws an {@link InputException}, since the file of the user
   *     is not to blame for a full disk
   */
  public static void unlessWritten(Runnable write) {
    try {
      write.run();
    } catch (InputException e) {
      throw new WorkStoppedException(e.getMessage());
    }
  }
}

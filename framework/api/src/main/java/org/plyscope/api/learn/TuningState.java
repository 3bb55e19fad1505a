package org.plyscope.api.learn;

import java.nio.file.Path;
import java.util.List;
import org.plyscope.api.Experimental;
import org.plyscope.api.table.DataTable;

/**
 * How far a tuning is. Built by the host; immutable.
 *
 * @param folder where it is kept
 * @param name how it is called
 * @param stage what is done with it
 * @param remark what the user should know now; perhaps empty
 * @param sentences what came of it; empty if it is not finished
 * @param tables what was measured: {@code generations} with a row for each, {@code values} and
 *     {@code winners}
 */
@Experimental
public record TuningState(
    Path folder,
    String name,
    Stage stage,
    String remark,
    List<String> sentences,
    List<DataTable> tables) {
  /** What is done with a tuning. */
  public enum Stage {
    /** Nothing; it can be resumed. */
    IDLE,
    /** Games are being played. */
    PLAYING,
    /** No more games are begun until it is resumed. */
    PAUSED,
    /** The games that are being played are finished, then it stops. */
    STOPPING,
    /** There is a result. */
    FINISHED
  }

  /**
   * Copies the lists.
   *
   * @param folder where it is kept
   * @param name how it is called
   * @param stage what is done with it
   * @param remark what the user should know now
   * @param sentences what came of it
   * @param tables what was measured
   */
  public TuningState {
    sentences = List.copyOf(sentences);
    tables = List.copyOf(tables);
  }
}

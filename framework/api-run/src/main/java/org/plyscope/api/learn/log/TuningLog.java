package org.plyscope.api.learn.log;

import java.util.List;
import org.plyscope.api.table.DataTable;

/**
 * How a tuning has gone so far. Built by the host; immutable.
 *
 * @param name how it is called
 * @param sentences the result in words; empty if the tuning is not finished
 * @param tables the measurements: {@code generations} with a row for each, {@code values} and
 *     {@code winners}
 */
public record TuningLog(String name, List<String> sentences, List<DataTable> tables) {
  /**
   * Copies the lists.
   *
   * @param name how it is called
   * @param sentences the result in words
   * @param tables the measurements
   */
  public TuningLog {
    sentences = List.copyOf(sentences);
    tables = List.copyOf(tables);
  }
}

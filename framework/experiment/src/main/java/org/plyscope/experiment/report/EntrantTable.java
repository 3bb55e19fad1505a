package org.plyscope.experiment.report;

import java.util.List;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.table.ResultTable;

/** The entrants, with all options. */
final class EntrantTable {
  private EntrantTable() {}

  static ResultTable of(List<RunEntrant> entrants) {
    ResultTable.Builder table =
        ResultTable.builder("Agents")
            .text("Agent", "")
            .text("With its options", "")
            .text("Limits", "How far it may search for a move.");
    for (RunEntrant entrant : entrants) {
      table.row(
          ResultTable.Cell.of(entrant.name()),
          ResultTable.Cell.of(entrant.agent().text()),
          ResultTable.Cell.of(entrant.limits().toString()));
    }
    return table.build();
  }
}

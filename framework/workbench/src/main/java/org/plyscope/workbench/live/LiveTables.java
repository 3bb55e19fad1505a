package org.plyscope.workbench.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.SearchSample;

/** The history of a search as tables for export. */
final class LiveTables {
  private LiveTables() {}

  /** Returns the reports, and the moves of the root in each of them. */
  static List<DataTable> of(List<SearchSample> samples, LongFunction<String> move) {
    List<List<Object>> reports = new ArrayList<>();
    List<List<Object>> moves = new ArrayList<>();
    for (SearchSample sample : samples) {
      reports.add(
          Arrays.asList(
              sample.nanos(),
              sample.depth(),
              number(sample.value()),
              sample.nodes(),
              sample.playouts()));
      long total = Trust.total(sample.candidates());
      for (Candidate candidate : sample.candidates()) {
        moves.add(
            Arrays.asList(
                sample.effort(),
                move.apply(candidate.move()),
                number(candidate.value()),
                candidate.bound().name().toLowerCase(Locale.ROOT),
                candidate.effort(),
                Trust.tooFew(candidate, total)));
      }
    }
    return List.of(
        new DataTable("progress", List.of("nanos", "depth", "value", "nodes", "playouts"), reports),
        new DataTable(
            "moves-over-effort",
            List.of("search-effort", "move", "value", "bound", "effort", "too-few-visits"),
            moves));
  }

  private static Object number(double value) {
    return Double.isNaN(value) ? null : value;
  }
}

package org.plyscope.cli.search;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Iteration;
import org.plyscope.cli.report.Table;

/**
 * What a search counted, per ply and per iteration.
 *
 * @param counters the counts of the whole search
 * @param iterations its iterations
 * @param root the position searched
 */
public record CounterReport(Counts counters, List<Iteration> iterations, State root) {
  /** Returns how many searches were repeated and why, or nothing. */
  public String researches() {
    if (counters.researches() == 0) {
      return "";
    }
    return Table.number(counters.researches())
        + " searches: "
        + Arrays.stream(Research.values())
            .filter(cause -> counters.researches(cause) > 0)
            .map(cause -> name(cause) + " " + Table.number(counters.researches(cause)))
            .collect(Collectors.joining(", "));
  }

  /** Prints the counts per ply, and what came one after the other if it was more than one thing. */
  public void print(PrintWriter out) {
    if (counters.plies() > 0) {
      out.println();
      plies().print(out);
    }
    if (iterations.size() > 1) {
      out.println();
      Table table = new Table("DEPTH", "NODES", "MS", "VALUE", "MOVE");
      for (Iteration iteration : iterations) {
        table.row(
            iteration.depth(),
            iteration.counts().nodes(),
            TimeUnit.NANOSECONDS.toMillis(iteration.nanos()),
            iteration.finished() ? Value.text(iteration.value()) : "not finished",
            text(iteration.move()));
      }
      table.print(out);
    }
  }

  private Table plies() {
    List<Shortcut> taken =
        Arrays.stream(Shortcut.values()).filter(kind -> counters.shortcuts(kind) > 0).toList();
    List<String> headings =
        new ArrayList<>(
            List.of("PLY", "NODES", "LEAVES", "CUTOFFS", "BY FIRST MOVE", "TABLE HITS"));
    taken.forEach(kind -> headings.add(kind.name()));
    Table table = new Table(headings.toArray(String[]::new));
    for (int ply = 0; ply < counters.plies(); ply++) {
      long cutoffs = counters.cutoffs(ply);
      double first = cutoffs == 0 ? 0 : 100.0 * counters.cutoffs(ply, 0) / cutoffs;
      List<Object> row = new ArrayList<>();
      row.add(ply);
      row.add(counters.nodes(ply));
      row.add(counters.leaves(ply));
      row.add(cutoffs);
      row.add(cutoffs == 0 ? "" : String.format(Locale.ROOT, "%.1f%%", first));
      row.add(counters.tableHits(ply));
      for (Shortcut kind : taken) {
        row.add(counters.shortcuts(kind, ply));
      }
      table.row(row.toArray());
    }
    return table;
  }

  /** Writes a move, or a dash if the agent is wrong about it. */
  private String text(long move) {
    return root.legal(move) ? root.text(move) : "-";
  }

  private static String name(Research cause) {
    return cause.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

package org.plyscope.cli.search;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Value;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;

/**
 * The result of a comparison.
 *
 * @param comparison the comparison, finished or so far
 * @param files the written files
 * @param problems receives failures to write, one sentence each
 * @param exit the exit code
 */
record ComparisonReport(Comparison comparison, List<Path> files, List<String> problems, int exit)
    implements ReportCommand.Report {
  private static final List<String> HEADINGS =
      List.of(
          "CONFIGURATION",
          "NODES",
          "TO BEST",
          "TO MINIMAL",
          "CUTOFFS",
          "BY FIRST MOVE",
          "MEAN INDEX",
          "REPEATED",
          "MS",
          "NODES/S");
  private static final String COUNTED =
      "Nodes are those of all iterations; TO MINIMAL divides the nodes of the last complete one,"
          + " without quiescence, by the minimal tree of its depth.";
  private static final String NOTHING = "-";
  private static final double PER_CENT = 100;
  private static final double MILLIS = 1000;

  private List<Configuration> configurations() {
    return comparison.request().configurations();
  }

  private List<Subject> subjects() {
    return comparison.request().subjects();
  }

  /** Returns the depth at which all are compared, 0 if they have other limits. */
  private int depth() {
    return comparison.commonDepth();
  }

  @Override
  public Object json() {
    return new ComparisonJson(comparison, files).json();
  }

  /** Writes the move that a search chose. */
  static String move(Analysis search, Subject subject) {
    State state = subject.line().state();
    return state.text(search.result().move());
  }

  @Override
  public void print(PrintWriter out) {
    rows().print(out);
    out.println();
    results().print(out);
    if (plies() > 0) {
      out.println();
      wide("NODES AT PLY", 0, plies() - 1, this::nodesAtPly).print(out);
    }
    if (depth() > 0) {
      out.println();
      wide("NODES TO DEPTH", 1, deepest(), this::nodesToDepth).print(out);
    }
    List<String> sentences = sentences();
    if (!sentences.isEmpty()) {
      out.println();
      sentences.forEach(out::println);
    }
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    for (ComparisonRow row : comparison.rows(depth())) {
      if (!row.note().isEmpty()) {
        sentences.add(configurations().get(row.configuration()).name() + ": " + row.note());
      }
    }
    if (depth() > 0) {
      sentences.add(COUNTED);
      sentences.add(comparison.remark(depth()));
    }
    files.forEach(file -> sentences.add("Export    " + file));
    return sentences;
  }

  /** Returns the largest depth to which any search was finished. */
  private int deepest() {
    return comparison.analyses().stream()
        .mapToInt(search -> search.request().limits().depth())
        .max()
        .orElse(0);
  }

  private Table rows() {
    List<ComparisonRow> rows = comparison.rows(depth());
    List<Figure> figures = ComparisonRow.figures(rows);
    List<String> headings = new ArrayList<>(HEADINGS);
    figures.forEach(figure -> headings.add(figure.label().toUpperCase(Locale.ROOT)));
    Table table = new Table(headings.toArray(String[]::new));
    for (ComparisonRow row : rows) {
      List<Object> cells = new ArrayList<>();
      cells.add(configurations().get(row.configuration()).name());
      cells.add(text("%,.0f", row.nodes()));
      cells.add(text("%.2f", row.toBest()));
      cells.add(text(row.minimalEstimated() ? "≈ %.2f" : "%.2f", row.toMinimal()));
      cells.add(Double.isNaN(row.nodes()) ? NOTHING : row.cutoffs().cutoffs());
      cells.add(text("%.1f%%", PER_CENT * row.cutoffs().firstRate()));
      cells.add(text("%.2f", row.cutoffs().meanIndex()));
      cells.add(text("%.1f%%", PER_CENT * row.researchRate()));
      cells.add(text("%,.0f", row.seconds() * MILLIS));
      cells.add(text("%,.0f", row.nodesPerSecond()));
      for (Figure figure : figures) {
        String number = row.figures().text(figure.id());
        cells.add(number.isEmpty() ? NOTHING : number);
      }
      table.row(cells.toArray());
    }
    return table;
  }

  /** Returns the result of each configuration on each position at the common depth. */
  private Table results() {
    Table table = new Table("POSITION", "CONFIGURATION", "MOVE", "VALUE", "NODES", "MS");
    for (int s = 0; s < subjects().size(); s++) {
      for (int c = 0; c < configurations().size(); c++) {
        Analysis search = comparison.find(c, s, depth()).orElse(null);
        if (search != null) {
          table.row(
              subjects().get(s).name(),
              configurations().get(c).name(),
              move(search, subjects().get(s)),
              Value.text(search.result().value()),
              search.result().counts().nodes(),
              TimeUnit.NANOSECONDS.toMillis(search.result().nanos()));
        }
      }
    }
    return table;
  }

  /** Returns a table with a column for each number in a range. */
  private Table wide(String heading, int first, int last, IntFunction<IntFunction<Object>> cells) {
    List<String> headings = new ArrayList<>();
    headings.add(heading);
    for (int i = first; i <= last; i++) {
      headings.add(Integer.toString(i));
    }
    Table table = new Table(headings.toArray(String[]::new));
    for (int c = 0; c < configurations().size(); c++) {
      List<Object> row = new ArrayList<>();
      row.add(configurations().get(c).name());
      for (int i = first; i <= last; i++) {
        row.add(cells.apply(c).apply(i));
      }
      table.row(row.toArray());
    }
    return table;
  }

  /** Returns how many plies the searches at the common depth reached. */
  private int plies() {
    int plies = 0;
    for (int c = 0; c < configurations().size(); c++) {
      plies = Math.max(plies, comparison.cutoffs(c, depth()).plies());
    }
    return plies;
  }

  private IntFunction<Object> nodesAtPly(int configuration) {
    List<Counts> all = complete(configuration, depth());
    return ply ->
        all.isEmpty()
            ? NOTHING
            : all.stream().filter(c -> ply < c.plies()).mapToLong(c -> c.nodes(ply)).sum();
  }

  private IntFunction<Object> nodesToDepth(int configuration) {
    boolean reaches = configurations().get(configuration).limits().depth() > 0;
    return depth -> {
      List<Counts> all = reaches ? complete(configuration, depth) : List.of();
      return all.isEmpty() ? NOTHING : all.stream().mapToLong(Counts::nodes).sum();
    };
  }

  /** Returns the counts on all positions, or nothing unless all are done. */
  private List<Counts> complete(int configuration, int depth) {
    List<Counts> found = new ArrayList<>();
    for (int s = 0; s < subjects().size(); s++) {
      comparison
          .find(configuration, s, depth)
          .ifPresent(search -> found.add(search.result().counts()));
    }
    return found.size() == subjects().size() ? found : List.of();
  }

  private static String text(String format, double value) {
    return Double.isFinite(value) ? String.format(Locale.ROOT, format, value) : NOTHING;
  }
}

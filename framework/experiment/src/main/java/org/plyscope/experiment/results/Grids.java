package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.file.tree.Units;

/**
 * Finds the two parameters that a run varied at once: agents of one group against those of another,
 * such as depths against iterations, and an agent that was swept over two options.
 */
public final class Grids {
  /** More would bury the rest of a report. */
  private static final int MOST = 8;

  private static final int LARGEST = 40;

  private final List<RunEntrant> entrants;
  private final RunSummary summary;
  private final List<Grid> grids = new ArrayList<>();

  private Grids(List<RunEntrant> entrants, RunSummary summary) {
    this.entrants = entrants;
    this.summary = summary;
  }

  /**
   * Finds the grids of a run.
   *
   * @param entrants the entrants
   * @param summary the statistics of the games
   * @return the grids; none if a cross-table shows everything
   */
  public static List<Grid> of(List<RunEntrant> entrants, RunSummary summary) {
    Grids found = new Grids(entrants, summary);
    found.groups();
    found.families().values().forEach(found::options);
    return found.grids.stream()
        .filter(grid -> grid.rows().size() <= LARGEST && grid.columns().size() <= LARGEST)
        .limit(MOST)
        .toList();
  }

  private Map<String, List<Integer>> families() {
    Map<String, List<Integer>> families = new LinkedHashMap<>();
    for (int i = 0; i < entrants.size(); i++) {
      families.computeIfAbsent(entrants.get(i).family(), f -> new ArrayList<>()).add(i);
    }
    return families;
  }

  /** Two groups that met each other, but not among themselves; else each two swept agents. */
  private void groups() {
    List<List<Integer>> sides = sides();
    if (!sides.isEmpty()) {
      against(sides.get(0), sides.get(1));
      return;
    }
    List<List<Integer>> swept = families().values().stream().filter(f -> f.size() > 1).toList();
    for (int i = 0; i < swept.size(); i++) {
      for (int j = i + 1; j < swept.size(); j++) {
        against(swept.get(i), swept.get(j));
      }
    }
  }

  /**
   * Returns the two groups into which the entrants fall; empty if they do not, or one is single.
   */
  private List<List<Integer>> sides() {
    int[] side = new int[entrants.size()];
    for (int i = 0; i < side.length; i++) {
      if (side[i] == 0 && !paint(side, i, 1)) {
        return List.of();
      }
    }
    List<Integer> first = with(side, 1);
    List<Integer> second = with(side, 2);
    return first.size() > 1 && second.size() > 1 ? List.of(first, second) : List.of();
  }

  private boolean paint(int[] side, int entrant, int colour) {
    if (side[entrant] != 0) {
      return side[entrant] == colour;
    }
    side[entrant] = colour;
    return IntStream.range(0, side.length)
        .filter(other -> summary.against(entrant, other).isKnown())
        .allMatch(other -> paint(side, other, 3 - colour));
  }

  private static List<Integer> with(int[] side, int colour) {
    return IntStream.range(0, side.length).filter(i -> side[i] == colour).boxed().toList();
  }

  private void against(List<Integer> rows, List<Integer> columns) {
    List<List<Estimate>> cells = new ArrayList<>();
    int known = 0;
    for (int row : rows) {
      List<Estimate> line = columns.stream().map(c -> summary.against(row, c)).toList();
      known += (int) line.stream().filter(Estimate::isKnown).count();
      cells.add(line);
    }
    if (2 * known >= rows.size() * columns.size()) {
      grids.add(
          new Grid(
              axis(rows) + " against " + axis(columns),
              "Score of the row against the column, over their game sets.",
              axis(rows),
              axis(columns),
              labels(rows),
              labels(columns),
              cells));
    }
  }

  /** Names the parameter of a group: the option of a sweep, else nothing in particular. */
  private String axis(List<Integer> group) {
    Set<String> families = new LinkedHashSet<>();
    group.forEach(i -> families.add(entrants.get(i).family()));
    return families.size() <= 3 ? String.join(", ", families) : families.size() + " agents";
  }

  /** The values of a sweep over one option; else the names. */
  private List<String> labels(List<Integer> group) {
    Set<Set<String>> swept =
        group.stream().map(i -> entrants.get(i).swept().keySet()).collect(Collectors.toSet());
    Set<String> families =
        group.stream().map(i -> entrants.get(i).family()).collect(Collectors.toSet());
    boolean one = families.size() == 1 && swept.size() == 1 && swept.iterator().next().size() == 1;
    return group.stream()
        .map(entrants::get)
        .map(e -> one ? e.swept().values().iterator().next() : e.name())
        .toList();
  }

  /** An agent that was swept over several options: a grid for each two of them. */
  private void options(List<Integer> family) {
    List<String> options = List.copyOf(entrants.get(family.get(0)).swept().keySet());
    for (int i = 0; i < options.size(); i++) {
      for (int j = i + 1; j < options.size(); j++) {
        Set<String> pair = Set.of(options.get(i), options.get(j));
        Map<Map<String, String>, List<Integer>> slices = new LinkedHashMap<>();
        for (int entrant : family) {
          Map<String, String> others = new LinkedHashMap<>(entrants.get(entrant).swept());
          others.keySet().removeAll(pair);
          slices.computeIfAbsent(others, o -> new ArrayList<>()).add(entrant);
        }
        String rowOption = options.get(i);
        String columnOption = options.get(j);
        slices.forEach((others, slice) -> slice(slice, rowOption, columnOption, others));
      }
    }
  }

  private void slice(
      List<Integer> slice, String rowOption, String columnOption, Map<String, String> others) {
    List<String> rows = values(slice, rowOption);
    List<String> columns = values(slice, columnOption);
    // Options that were swept together are a line, not a grid.
    if (rows.size() < 2
        || columns.size() < 2
        || slice.size() <= Math.max(rows.size(), columns.size())) {
      return;
    }
    Estimate[][] cells = new Estimate[rows.size()][columns.size()];
    Arrays.stream(cells).forEach(row -> Arrays.fill(row, Estimate.unknown("")));
    for (int entrant : slice) {
      Map<String, String> swept = entrants.get(entrant).swept();
      int row = rows.indexOf(swept.get(rowOption));
      cells[row][columns.indexOf(swept.get(columnOption))] = field(entrant);
    }
    String where =
        others.entrySet().stream()
            .map(e -> e.getKey() + " = " + e.getValue())
            .collect(Collectors.joining(", "));
    grids.add(
        new Grid(
            entrants.get(slice.get(0)).family()
                + ": "
                + rowOption
                + " and "
                + columnOption
                + (where.isEmpty() ? "" : ", where " + where),
            "Score against the whole field, over game sets.",
            rowOption,
            columnOption,
            rows,
            columns,
            Arrays.stream(cells).map(List::of).toList()));
  }

  private Estimate field(int entrant) {
    return summary.standings().stream()
        .filter(s -> s.entrant() == entrant)
        .map(Standing::score)
        .findFirst()
        .orElse(Estimate.unknown(""));
  }

  /** Returns the values of an option, from small to large if they are numbers. */
  private List<String> values(List<Integer> group, String option) {
    List<String> values =
        new ArrayList<>(
            new LinkedHashSet<>(
                group.stream().map(i -> entrants.get(i).swept().get(option)).toList()));
    if (values.stream().noneMatch(value -> Double.isNaN(Units.number(value)))) {
      values.sort(Comparator.comparingDouble(Units::number));
    }
    return values;
  }
}

package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plyscope.api.run.RunAttempt;

/** Who solved which problem: a row per problem, a column per agent and level. */
public final class SuiteMatrix {
  private static final double WIDTH = 960;
  private static final double ROW = 20;
  private static final double CHARACTER = 6.7;

  /** What a cell shows. */
  public interface Attempts {
    /**
     * Returns what an agent found.
     *
     * @param problem the number of the row
     * @param agent the number of the column
     * @return its attempts; empty if none was made
     */
    List<RunAttempt> at(int problem, int agent);
  }

  private SuiteMatrix() {}

  /**
   * Draws the matrix.
   *
   * @param problems the names of the rows
   * @param agents the names of the columns
   * @param attempts what the cells show
   * @param title what it is about
   * @return the drawing
   */
  public static ContainerTag<?> draw(
      List<String> problems, List<String> agents, Attempts attempts, String title) {
    double left = 14 + CHARACTER * longest(problems);
    left = Math.min(left, 300);
    double top = 12 + Math.min(160, CHARACTER * longest(agents) * .75);
    double cell = Math.min(44, (WIDTH - left - 60) / agents.size());
    ContainerTag<?> svg =
        Svg.root(
            left + cell * agents.size() + 70,
            top + ROW * problems.size() + 8,
            title,
            "Full squares are best moves, outlined ones solutions, crosses neither.");
    for (int agent = 0; agent < agents.size(); agent++) {
      double x = left + (agent + .5) * cell;
      svg.with(
          Svg.text("name", 0, 0, "start", agents.get(agent))
              .attr(
                  "transform",
                  "translate(" + Svg.n(x - 2) + " " + Svg.n(top - 8) + ") rotate(-45)"));
    }
    for (int problem = 0; problem < problems.size(); problem++) {
      double y = top + problem * ROW;
      svg.with(Svg.text("name", left - 8, y + ROW / 2 + 4, "end", problems.get(problem)));
      for (int agent = 0; agent < agents.size(); agent++) {
        List<RunAttempt> made = attempts.at(problem, agent);
        if (!made.isEmpty()) {
          svg.with(cell(made, left + agent * cell, y, cell));
        }
      }
    }
    return svg;
  }

  private static ContainerTag<?> cell(List<RunAttempt> made, double x, double y, double width) {
    double best = share(made, RunAttempt::best);
    boolean solved = share(made, RunAttempt::solution) == 1;
    String result = best == 1 ? "best" : solved ? "solved" : "missed";
    ContainerTag<?> group =
        Svg.group("try " + result)
            .with(
                Svg.hint(made.get(0).problem() + ": " + said(made) + " (" + result + ")"),
                Svg.rect("cell", x + 1.5, y + 1.5, width - 3, ROW - 3));
    if (best > 0 && best < 1) {
      group.with(Svg.rect("part", x + 1.5, y + 1.5, best * (width - 3), ROW - 3));
    } else if (best == 0 && !solved) {
      double cx = x + width / 2;
      double cy = y + ROW / 2;
      group.with(
          Svg.line("bar", cx - 3, cy - 3, cx + 3, cy + 3),
          Svg.line("bar", cx - 3, cy + 3, cx + 3, cy - 3));
    }
    return group;
  }

  private static double share(List<RunAttempt> made, Predicate<RunAttempt> wanted) {
    return (double) made.stream().filter(wanted).count() / made.size();
  }

  /** Says which moves were chosen, each once. */
  private static String said(List<RunAttempt> made) {
    return made.stream()
        .map(attempt -> attempt.failure().isEmpty() ? attempt.move() : attempt.failure())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static int longest(List<String> names) {
    return names.stream().mapToInt(String::length).max().orElse(1);
  }
}

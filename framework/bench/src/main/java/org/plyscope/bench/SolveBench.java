package org.plyscope.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.lab.catalog.Catalog;

/**
 * Solves the start of Kalah(6,4) under both capture rules, every opening move exactly, and compares
 * with the published margins. The time is that of the processor, so that other work on the machine
 * does not count.
 */
public final class SolveBench {
  private static final String SOLVER = "kalah/verdict";

  private static final List<Task> TASKS =
      List.of(
          new Task(6, 4, "standard", List.of(-14, -10, 8, -2, -8, 4)),
          new Task(6, 4, "empty", List.of(-14, -8, 10, -2, -6, 4)));

  private SolveBench() {}

  /**
   * A position to solve.
   *
   * @param houses the houses of each player
   * @param seeds the seeds in each house
   * @param capture the rule of capture
   * @param published the margin of each opening, from the leftmost house on
   */
  record Task(int houses, int seeds, String capture, List<Integer> published) {}

  /**
   * A position that was solved.
   *
   * @param rules the size of the board and the rule of capture
   * @param published the published margin of each opening, from the leftmost house on
   * @param found the margins found; no number where the search was stopped before it knew
   * @param margin the margin of the position; no number if it was stopped before
   * @param nodes the nodes counted
   * @param marginNanos the time of the processor until the margin was known; 0 if it never was
   * @param cpuNanos the time of the processor until every opening was known
   */
  public record Verdict(
      String rules,
      List<Integer> published,
      List<Double> found,
      double margin,
      long nodes,
      long marginNanos,
      long cpuNanos) {
    /** Returns the published margin of the position: that of the best opening. */
    public int publishedMargin() {
      return published.stream().mapToInt(Integer::intValue).max().orElseThrow();
    }

    /** Returns whether every number is as published; false if one differs or is missing. */
    public boolean right() {
      return margin == publishedMargin()
          && found.equals(published.stream().map(Integer::doubleValue).toList());
    }
  }

  /**
   * Solves everything.
   *
   * @param catalog where game and solver come from
   * @param stop asked often; becomes true when the search must stop
   * @param progress receives a line about each step and proof
   * @return one verdict per rule of capture
   * @throws InterruptedException if the thread was interrupted
   */
  public static List<Verdict> run(Catalog catalog, BooleanSupplier stop, Consumer<String> progress)
      throws InterruptedException {
    List<Verdict> verdicts = new ArrayList<>();
    for (Task task : TASKS) {
      verdicts.add(solve(catalog, task, stop, progress));
    }
    return verdicts;
  }

  static Verdict solve(Catalog catalog, Task task, BooleanSupplier stop, Consumer<String> progress)
      throws InterruptedException {
    String name = "Kalah(%d,%d) %s".formatted(task.houses, task.seeds, task.capture);
    progress.accept("solving " + name);
    Rules rules =
        catalog.rules(
            "kalah",
            "",
            Map.of(
                "houses",
                String.valueOf(task.houses),
                "seeds",
                String.valueOf(task.seeds),
                "capture",
                task.capture));
    State start = rules.initial();
    SearchRequest request = SearchRequest.of(Line.of(rules), Limits.NONE).withStop(stop);
    long before = cpuNanos();
    try (Agent agent = catalog.create(catalog.agent(rules, SOLVER), rules)) {
      News news = new News(progress);
      SearchResult result = agent.search(request, SearchListener.of(news::tell));
      return new Verdict(
          name,
          task.published,
          margins(start, request.rootMoves(), result),
          result.solved() ? result.value() : Double.NaN,
          result.counts().nodes(),
          news.solvedAt == 0 ? 0 : news.solvedAt - before,
          cpuNanos() - before);
    }
  }

  private static List<Double> margins(State start, long[] moves, SearchResult result) {
    return LongStream.of(moves)
        .boxed()
        .sorted((a, b) -> start.text(a).compareTo(start.text(b)))
        .map(move -> margin(result, move))
        .toList();
  }

  private static double margin(SearchResult result, long move) {
    return result.candidates().stream()
        .filter(c -> c.move() == move && c.bound() == Bound.EXACT)
        .mapToDouble(Candidate::value)
        .findFirst()
        .orElse(Double.NaN);
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Reports news only, not the same line ten times a second. */
  private static final class News {
    private final Consumer<String> progress;
    private String last = "";
    private long solvedAt;

    News(Consumer<String> progress) {
      this.progress = progress;
    }

    void tell(SearchResult soFar) {
      if (soFar.solved() && solvedAt == 0) {
        solvedAt = cpuNanos();
      }
      if (!soFar.comment().equals(last)) {
        last = soFar.comment();
        progress.accept(last);
      }
    }
  }
}

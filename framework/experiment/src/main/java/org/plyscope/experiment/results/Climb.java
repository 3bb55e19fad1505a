package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.RunEntrant;

/**
 * How one agent gets better with more depth, nodes, iterations or time: the problems are worth two
 * points at each level at which the move is right and one at which it is wrong, as in study 004,
 * which expects every problem to be right by the third level. A move that is right in some of
 * several attempts is worth as much between one and two.
 *
 * @param family the common name of the levels
 * @param levels the number of the entrant at each level, the lowest first
 * @param points the points over all problems and levels
 * @param most the points of an agent that is always right
 * @param byThird how many problems were right at one of the first three levels
 * @param last how many were right at the last level
 */
public record Climb(
    String family, List<Integer> levels, double points, double most, int byThird, int last) {
  private static final int THIRD = 3;

  /** Copies the list. */
  public Climb {
    levels = List.copyOf(levels);
  }

  /**
   * Counts the points of every agent with more than one level.
   *
   * @param entrants the entrants, the lowest level of an agent first
   * @param suite their results
   * @return a row per agent, in the order of the experiment
   */
  public static List<Climb> of(List<RunEntrant> entrants, SuiteSummary suite) {
    Map<String, List<Integer>> families = new LinkedHashMap<>();
    for (SuiteSummary.Row row : suite.rows()) {
      families
          .computeIfAbsent(entrants.get(row.entrant()).family(), f -> new ArrayList<>())
          .add(row.entrant());
    }
    List<Climb> climbs = new ArrayList<>();
    families.forEach(
        (family, levels) -> {
          if (levels.size() > 1 && !suite.judged().isEmpty()) {
            climbs.add(climb(family, levels, suite));
          }
        });
    return climbs;
  }

  private static Climb climb(String family, List<Integer> levels, SuiteSummary suite) {
    double points = 0;
    double most = 0;
    int byThird = 0;
    int last = 0;
    for (String problem : suite.judged()) {
      boolean early = false;
      for (int level = 0; level < levels.size(); level++) {
        var attempts = suite.attempts(levels.get(level), problem);
        if (attempts.isEmpty()) {
          continue;
        }
        double right = SuiteSummary.bestShare(attempts);
        points += 1 + right;
        most += 2;
        early |= level < THIRD && right == 1;
        last += level == levels.size() - 1 && right == 1 ? 1 : 0;
      }
      byThird += early ? 1 : 0;
    }
    return new Climb(family, levels, points, most, byThird, last);
  }
}

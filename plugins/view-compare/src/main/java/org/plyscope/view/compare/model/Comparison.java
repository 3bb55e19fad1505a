package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.search.SearchCounters;

/** What is known of a plan so far, or in the end. Immutable. */
public final class Comparison {
  private final Plan plan;
  private final List<TreeSize> trees;
  private final List<Measurement> measurements;
  private final Map<Integer, String> problems;

  Comparison(
      Plan plan,
      List<TreeSize> trees,
      List<Measurement> measurements,
      Map<Integer, String> problems) {
    this.plan = plan;
    this.trees = List.copyOf(trees);
    this.measurements = List.copyOf(measurements);
    this.problems = Map.copyOf(problems);
  }

  /** Returns what was asked for. */
  public Plan plan() {
    return plan;
  }

  /** Returns the finished searches in the order in which they ran. */
  public List<Measurement> measurements() {
    return measurements;
  }

  /** Returns how large the trees below a position are. */
  public TreeSize tree(int subject) {
    return trees.get(subject);
  }

  /** Returns why a configuration could not search, in one sentence. */
  public Optional<String> problem(int configuration) {
    return Optional.ofNullable(problems.get(configuration));
  }

  /**
   * Returns a finished search.
   *
   * @param depth the depth asked for; a configuration without depth has one search for all depths
   */
  public Optional<Measurement> find(int configuration, int subject, int depth) {
    int wanted = plan.configurations().get(configuration).limits().depth() == 0 ? 0 : depth;
    return measurements.stream()
        .filter(m -> m.configuration() == configuration && m.subject() == subject)
        .filter(m -> m.depth() == wanted)
        .findFirst();
  }

  /** Returns the searches of a configuration to a depth; empty unless all positions are done. */
  public List<Measurement> complete(int configuration, int depth) {
    List<Measurement> found = new ArrayList<>();
    for (int subject = 0; subject < plan.subjects().size(); subject++) {
      find(configuration, subject, depth).ifPresent(found::add);
    }
    return found.size() == plan.subjects().size() ? found : List.of();
  }

  /** Returns the counters of {@link #complete} searches. */
  public List<SearchCounters> counters(int configuration, int depth) {
    return complete(configuration, depth).stream().map(m -> m.result().counters()).toList();
  }

  /** Returns the deepest search of a configuration and position that kept its tree. */
  public Optional<Measurement> traced(int configuration, int subject) {
    return measurements.stream()
        .filter(m -> m.configuration() == configuration && m.subject() == subject)
        .filter(m -> m.trace().isPresent())
        .reduce((first, second) -> second);
  }

  /** Returns the largest depth at which every configuration that can search is done, or 0. */
  public int commonDepth() {
    for (int depth = plan.deepest(); depth > 0; depth--) {
      if (allDone(depth)) {
        return depth;
      }
    }
    return 0;
  }

  private boolean allDone(int depth) {
    boolean any = false;
    for (int c = 0; c < plan.configurations().size(); c++) {
      boolean counts =
          plan.configurations().get(c).limits().depth() > 0 && !problems.containsKey(c);
      if (counts && complete(c, depth).isEmpty()) {
        return false;
      }
      any |= counts;
    }
    return any;
  }
}

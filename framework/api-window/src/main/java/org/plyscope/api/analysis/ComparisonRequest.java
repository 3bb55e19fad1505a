package org.plyscope.api.analysis;

import java.util.List;
import java.util.Objects;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;

/** What to compare: every configuration searches every position. Built by plugins, immutable. */
public final class ComparisonRequest {
  /** Every smaller depth is a search of its own, so a depth without bound would fill the memory. */
  private static final int LARGEST_DEPTH = 1_000;

  /** More rows than a table or chart can show. */
  private static final int MOST_CONFIGURATIONS = 1_000;

  private final List<Subject> subjects;
  private final List<Configuration> configurations;
  private final int traceNodes;

  private ComparisonRequest(
      List<Subject> subjects, List<Configuration> configurations, int traceNodes) {
    this.subjects = List.copyOf(subjects);
    this.configurations = List.copyOf(configurations);
    this.traceNodes = traceNodes;
    if (subjects.isEmpty()) {
      throw new InputException("There is nothing to compare on; choose at least one position.");
    }
    if (configurations.isEmpty()) {
      throw new InputException("There is nothing to compare; add at least one configuration.");
    }
    if (configurations.size() > MOST_CONFIGURATIONS) {
      throw new InputException(
          "There are %d configurations to compare, which are too many; the largest number is %d."
              .formatted(configurations.size(), MOST_CONFIGURATIONS));
    }
    if (deepest() > LARGEST_DEPTH) {
      throw new InputException(
          "A comparison searches every depth up to %d, which is too many; the largest is %d."
              .formatted(deepest(), LARGEST_DEPTH));
    }
    for (Subject subject : subjects) {
      Rules other = subject.line().rules();
      if (!other.game().id().equals(rules().game().id())
          || !other.options().equals(rules().options())) {
        throw new InputException(
            "Position '" + subject.name() + "' has other rules than the first one.");
      }
    }
  }

  /**
   * Creates a request that keeps no trees.
   *
   * @param subjects the positions, at least one, all with the same rules
   * @param configurations the configurations that search them, at least one
   * @return the request
   * @throws InputException if there is nothing to compare, or there are more than 1,000
   *     configurations or depths; the message is one sentence
   */
  public static ComparisonRequest of(List<Subject> subjects, List<Configuration> configurations) {
    return new ComparisonRequest(subjects, configurations, 0);
  }

  /**
   * Returns this request with trees.
   *
   * @param nodes the largest number of tree nodes to keep for each deepest search, 0 for no trees
   * @return a new request
   */
  public ComparisonRequest withTrace(int nodes) {
    return new ComparisonRequest(subjects, configurations, nodes);
  }

  /**
   * Returns the rules of all positions.
   *
   * @return the rules
   */
  public Rules rules() {
    return subjects.get(0).line().rules();
  }

  /**
   * Returns the positions.
   *
   * @return at least one
   */
  public List<Subject> subjects() {
    return subjects;
  }

  /**
   * Returns the configurations that search them.
   *
   * @return at least one configuration
   */
  public List<Configuration> configurations() {
    return configurations;
  }

  /**
   * Returns the largest number of tree nodes to keep for each deepest search.
   *
   * @return the number, 0 for no trees
   */
  public int traceNodes() {
    return traceNodes;
  }

  /**
   * Returns the largest depth that any configuration searches.
   *
   * @return the depth, 0 if no configuration has one
   */
  public int deepest() {
    return configurations.stream().mapToInt(c -> c.limits().depth()).max().orElse(0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ComparisonRequest that
        && subjects.equals(that.subjects)
        && configurations.equals(that.configurations)
        && traceNodes == that.traceNodes;
  }

  @Override
  public int hashCode() {
    return Objects.hash(subjects, configurations, traceNodes);
  }
}

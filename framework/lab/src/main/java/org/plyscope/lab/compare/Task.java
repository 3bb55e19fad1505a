package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;

/**
 * A search that a comparison asks for.
 *
 * @param configuration which configuration of the request searches
 * @param subject which position of the request is searched
 * @param search the search
 * @param effort how long it is expected to take, in units of its own
 */
record Task(int configuration, int subject, AnalysisRequest search, double effort) {
  /** How much longer a search is assumed to take than one a ply less deep, for the progress. */
  private static final double GROWTH = 5;

  /** How often the iterations of a search are halved for the shorter ones before it. */
  private static final int HALVINGS = 4;

  /** Returns all searches of a request in the order in which they run: the shallow ones first. */
  static List<Task> of(ComparisonRequest request) {
    List<Task> tasks = new ArrayList<>();
    for (int c = 0; c < request.configurations().size(); c++) {
      Configuration configuration = request.configurations().get(c);
      List<Limits> steps = steps(configuration.limits());
      for (int step = 0; step < steps.size(); step++) {
        boolean last = step == steps.size() - 1;
        for (int s = 0; s < request.subjects().size(); s++) {
          AnalysisRequest search =
              AnalysisRequest.of(
                      request.subjects().get(s).line(), configuration.withLimits(steps.get(step)))
                  .withTrace(last ? request.traceNodes() : 0);
          tasks.add(new Task(c, s, search, effort(request, steps.get(step), step, steps.size())));
        }
      }
    }
    // A stable sort keeps the configurations in order; those without depth come last.
    tasks.sort(Comparator.comparingInt(t -> t.depth() == 0 ? Integer.MAX_VALUE : t.depth()));
    return tasks;
  }

  /** Returns the limits of the searches that lead to some limits, which come last. */
  static List<Limits> steps(Limits limits) {
    if (limits.depth() > 0) {
      return IntStream.rangeClosed(1, limits.depth()).mapToObj(limits::withDepth).toList();
    }
    if (limits.iterations() > 0) {
      return LongStream.iterate(HALVINGS, i -> i >= 0, i -> i - 1)
          .map(i -> limits.iterations() >> i)
          .filter(iterations -> iterations > 0)
          .distinct()
          .mapToObj(limits::withIterations)
          .toList();
    }
    return List.of(limits);
  }

  private static double effort(ComparisonRequest request, Limits limits, int step, int steps) {
    return limits.depth() > 0
        ? Math.pow(GROWTH, limits.depth())
        : Math.pow(GROWTH, request.deepest()) / Math.pow(2, steps - 1.0 - step);
  }

  int depth() {
    return search.limits().depth();
  }

  /** Returns whether a search is the one asked for, whether or not it kept its tree. */
  boolean doneBy(Analysis analysis) {
    AnalysisRequest other = analysis.request();
    return search.agent().equals(other.agent())
        && search.limits().equals(other.limits())
        && search.seed() == other.seed()
        && search.line().equals(other.line());
  }

  /**
   * Returns whether a search is all that is wanted: the one asked for, with its tree if need be.
   */
  boolean fulfilledBy(Analysis analysis) {
    return doneBy(analysis) && (search.traceNodes() == 0 || analysis.trace().isPresent());
  }

  /** Returns its title, for a progress bar. */
  String describe(ComparisonRequest request) {
    String name = request.configurations().get(configuration).name();
    String position = request.subjects().get(subject).name();
    if (depth() > 0) {
      return String.format(Locale.ROOT, "%s, %s, depth %d", name, position, depth());
    }
    long iterations = search.limits().iterations();
    return iterations > 0
        ? String.format(Locale.ROOT, "%s, %s, %,d iterations", name, position, iterations)
        : name + ", " + position;
  }
}

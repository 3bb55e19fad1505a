package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.TreeSize;

/** Makes comparisons of known results without searching. */
public final class Comparisons {
  private Comparisons() {}

  /**
   * Takes over the results of an earlier comparison for a request.
   *
   * @param known an earlier comparison, null for none
   */
  public static Comparison plan(ComparisonRequest request, Comparison known) {
    return known(request, known);
  }

  /**
   * Makes a comparison of finished searches.
   *
   * @param trees the sizes of the trees below the positions
   * @param finished the searches; those that the request does not ask for are left out
   */
  public static Comparison of(
      ComparisonRequest request, List<TreeSize> trees, List<Analysis> finished) {
    return new MeasuredComparison(
        request, new TreeSizes(trees), measurements(request, finished), Map.of());
  }

  /** Returns tree sizes of which nothing is known. */
  public static List<TreeSize> uncounted(int subjects) {
    return TreeSizes.unknown(subjects).sizes();
  }

  static MeasuredComparison known(ComparisonRequest request, Comparison known) {
    if (known == null) {
      return new MeasuredComparison(
          request, TreeSizes.unknown(request.subjects().size()), List.of(), Map.of());
    }
    if (known instanceof MeasuredComparison same && same.request().equals(request)) {
      return same;
    }
    return new MeasuredComparison(
        request,
        trees(request, known),
        measurements(request, known.analyses()),
        problems(request, known));
  }

  private static List<Measurement> measurements(
      ComparisonRequest request, List<Analysis> finished) {
    List<Measurement> measurements = new ArrayList<>();
    for (Task task : Task.of(request)) {
      // The last of equal searches may have kept its tree.
      finished.stream()
          .filter(task::doneBy)
          .reduce((first, second) -> second)
          .map(a -> new Measurement(task.configuration(), task.subject(), a))
          .ifPresent(measurements::add);
    }
    return measurements;
  }

  private static TreeSizes trees(ComparisonRequest request, Comparison known) {
    TreeSizes trees = TreeSizes.unknown(request.subjects().size());
    for (int s = 0; s < request.subjects().size(); s++) {
      for (int k = 0; k < known.request().subjects().size(); k++) {
        boolean same =
            known.request().subjects().get(k).line().equals(request.subjects().get(s).line());
        trees = same ? trees.with(s, known.treeSize(k)) : trees;
      }
    }
    return trees;
  }

  private static Map<Integer, String> problems(ComparisonRequest request, Comparison known) {
    Map<Integer, String> problems = new HashMap<>();
    for (int c = 0; c < request.configurations().size(); c++) {
      int index = c;
      int place = known.request().configurations().indexOf(request.configurations().get(c));
      if (place >= 0) {
        known.problem(place).ifPresent(sentence -> problems.put(index, sentence));
      }
    }
    return problems;
  }
}

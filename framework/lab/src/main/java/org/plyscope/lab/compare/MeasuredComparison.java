package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.compare.tree.MoveOrders;
import org.plyscope.lab.compare.tree.TreeAlignment;

/** A comparison made of the searches that were finished. Immutable. */
final class MeasuredComparison implements Comparison {
  private final ComparisonRequest request;
  private final TreeSizes trees;
  private final List<Measurement> measurements;
  private final Map<Integer, String> problems;

  MeasuredComparison(
      ComparisonRequest request,
      TreeSizes trees,
      List<Measurement> measurements,
      Map<Integer, String> problems) {
    this.request = request;
    this.trees = trees;
    this.measurements = List.copyOf(measurements);
    this.problems = Map.copyOf(problems);
  }

  /** Returns the finished searches in the order in which they ran. */
  List<Measurement> measurements() {
    return measurements;
  }

  /** Returns how large the trees below the positions are. */
  TreeSizes trees() {
    return trees;
  }

  /** Returns the searches of a configuration to a depth; empty unless all positions are done. */
  List<Measurement> complete(int configuration, int depth) {
    List<Measurement> found = new ArrayList<>();
    for (int subject = 0; subject < request.subjects().size(); subject++) {
      measurement(configuration, subject, depth).ifPresent(found::add);
    }
    return found.size() == request.subjects().size() ? found : List.of();
  }

  private Optional<Measurement> measurement(int configuration, int subject, int depth) {
    Limits own = request.configurations().get(configuration).limits();
    Limits wanted = own.depth() == 0 ? own : own.withDepth(depth);
    return measurements.stream()
        .filter(m -> m.of(configuration, subject) && m.limits().equals(wanted))
        .findFirst();
  }

  @Override
  public ComparisonRequest request() {
    return request;
  }

  @Override
  public List<Analysis> analyses() {
    return measurements.stream().map(Measurement::analysis).toList();
  }

  @Override
  public Optional<String> problem(int configuration) {
    return Optional.ofNullable(problems.get(configuration));
  }

  @Override
  public Optional<Analysis> find(int configuration, int subject, int depth) {
    return measurement(configuration, subject, depth).map(Measurement::analysis);
  }

  @Override
  public Optional<Analysis> traced(int configuration, int subject) {
    return measurements.stream()
        .filter(m -> m.of(configuration, subject))
        .map(Measurement::analysis)
        .filter(analysis -> analysis.trace().isPresent())
        .reduce((first, second) -> second);
  }

  @Override
  public List<Analysis> searches(int configuration, int subject) {
    return measurements.stream()
        .filter(m -> m.of(configuration, subject))
        .sorted(
            Comparator.comparingInt(Measurement::depth)
                .thenComparingLong(m -> m.limits().iterations()))
        .map(Measurement::analysis)
        .toList();
  }

  @Override
  public boolean complete() {
    return Task.of(request).stream()
        .filter(task -> !problems.containsKey(task.configuration()))
        .allMatch(task -> measurements.stream().anyMatch(m -> task.fulfilledBy(m.analysis())));
  }

  @Override
  public int commonDepth() {
    for (int depth = request.deepest(); depth > 0; depth--) {
      if (allDone(depth)) {
        return depth;
      }
    }
    return 0;
  }

  private boolean allDone(int depth) {
    boolean any = false;
    for (int c = 0; c < request.configurations().size(); c++) {
      boolean counts =
          request.configurations().get(c).limits().depth() > 0 && !problems.containsKey(c);
      if (counts && complete(c, depth).isEmpty()) {
        return false;
      }
      any |= counts;
    }
    return any;
  }

  @Override
  public List<ComparisonRow> rows(int depth) {
    return ComparisonRows.of(this, depth);
  }

  @Override
  public CutoffProfile cutoffs(int configuration, int depth) {
    return CutoffProfiles.of(
        complete(configuration, depth).stream().map(Measurement::counts).toList());
  }

  @Override
  public TreeSize treeSize(int subject) {
    return trees.get(subject);
  }

  @Override
  public List<MoveOrder> moveOrders(int subject, long... path) {
    List<MoveOrder> orders = new ArrayList<>();
    for (int c = 0; c < request.configurations().size(); c++) {
      String name = request.configurations().get(c).name();
      orders.add(MoveOrders.of(name, traced(c, subject), path));
    }
    return orders;
  }

  @Override
  public List<TreeDifference> differences(int left, int right, int subject, int plies, int most) {
    Optional<Analysis> one = traced(left, subject);
    Optional<Analysis> two = traced(right, subject);
    return one.isEmpty() || two.isEmpty()
        ? List.of()
        : TreeAlignment.of(
            one.get().trace().orElseThrow(), two.get().trace().orElseThrow(), plies, most);
  }

  @Override
  public List<DataTable> tables(int depth) {
    return List.of(
        ComparisonTables.results(this, depth),
        ComparisonTables.cutoffs(this, depth),
        ComparisonTables.searches(this));
  }

  @Override
  public String remark(int depth) {
    TreeSize tree = trees.get(0);
    if (depth == 0 || depth > tree.depth() || !yardsticks(depth)) {
      return "";
    }
    StringBuilder factors = new StringBuilder();
    for (int ply = 0; ply < Math.min(depth, tree.depth()); ply++) {
      factors.append(ply == 0 ? "" : ", ");
      factors.append(ply < tree.exactPlies() ? "" : "≈ ");
      factors.append(Digits.fixed(tree.branching(ply), 1));
    }
    double minimal = tree.minimalNodes(depth);
    String name = "tree of '" + request.subjects().get(0).name() + "'";
    double full = tree.fullNodes(depth);
    String about = tree.estimated(depth) ? "≈ " : "";
    String yardsticks =
        Double.isNaN(minimal)
            ? String.format(
                Locale.ROOT,
                "No minimal %s, because moves decide whose turn it is; full tree %s%,.0f nodes",
                name,
                about,
                full)
            : String.format(
                Locale.ROOT,
                "Minimal %s: %s%,.0f nodes, full tree %s%,.0f",
                name,
                about,
                minimal,
                about,
                full);
    return yardsticks + "; moves per position, ply by ply: " + factors + ".";
  }

  /** Returns whether any search to a depth can be measured by the sizes of trees. */
  private boolean yardsticks(int depth) {
    return measurements.stream()
        .anyMatch(m -> m.depth() == depth && TreeSize.measures(m.analysis().result()));
  }
}

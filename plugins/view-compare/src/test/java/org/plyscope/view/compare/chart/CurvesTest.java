package org.plyscope.view.compare.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.renderer.category.BarRenderer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.compare.Parts;

class CurvesTest {
  @BeforeAll
  static void look() {
    Theme.LIGHT.install(100);
  }

  @Test
  void aSearchPlyByPly() {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.node(1);
    counters.node(1);
    counters.leaf(1);
    counters.leaves(2, 6);
    counters.shortcut(Shortcut.REDUCED, 0);
    counters.shortcut(Shortcut.FUTILE, 1);
    counters.shortcut(Shortcut.RAZORED, 2);
    Counts counts = counters.counts();
    assertThat(points(counts, Quantity.NODES)).containsExactly(1.0, 2.0, 6.0);
    assertThat(points(counts, Quantity.LEAVES)).containsExactly(0.0, 1.0, 6.0);
    assertThat(points(counts, Quantity.BRANCHING)).containsExactly(2.0, 6.0);
    assertThat(points(counts, Quantity.EFFECTIVE)).containsExactly(2.0, Math.sqrt(6));
    assertThat(points(counts, Quantity.TABLE_HITS)).containsExactly(0.0, 0.0, 0.0);
    assertThat(points(counts, Quantity.REDUCED)).containsExactly(1.0, 0.0, 0.0);
    assertThat(points(counts, Quantity.FUTILE)).containsExactly(0.0, 1.0, 0.0);
    assertThat(points(counts, Quantity.RAZORED)).containsExactly(0.0, 0.0, 1.0);
    // Eight children of two nodes that were expanded.
    SearchResult result = SearchResult.builder(1).counts(counts).nanos(250_000_000).build();
    assertThat(Quantity.BRANCHING.whole(result, 2)).isEqualTo(4);
    // 1 + b + b² = 9 nodes.
    assertThat(Quantity.EFFECTIVE.whole(result, 2))
        .isCloseTo((Math.sqrt(33) - 1) / 2, within(1e-12));
    assertThat(Quantity.TIME.whole(result, 2)).isEqualTo(0.25);
    assertThat(Quantity.PLAYOUTS.whole(result, 2)).isNaN();
  }

  @Test
  void aDeepeningSearchShowsTheTreeOfItsDeepestFinishedIteration() throws Exception {
    SearchResult result = Parts.compare(3, 0, "alpha-beta").find(0, 0, 3).orElseThrow().result();
    assertThat(result.iterations()).hasSize(3);
    assertThat(result.counts().nodes(0)).as("the root of each iteration").isEqualTo(3);
    Curve last = Curves.search(result, Quantity.NODES);
    assertThat(last.name()).isEqualTo("Last search, iteration to depth 3");
    TreeSize size = Parts.ANALYST.treeSize(Line.of(Parts.ULFHAKE), 3, Parts.PATIENT);
    Curve full = Curves.references(size, Quantity.NODES, false).get(1);
    assertThat(full.name()).isEqualTo("Full tree");
    assertThat(last.points()).containsOnlyKeys(0, 1, 2, 3);
    last.points()
        .forEach(
            (ply, nodes) ->
                assertThat(nodes).as("ply " + ply).isLessThanOrEqualTo(full.points().get(ply)));
  }

  @Test
  void anIterationThatWasCutShortIsNotDrawn() {
    SearchResult.Builder result = SearchResult.builder(1).counts(counts(1, 6, 20));
    assertThat(Curves.search(result.build(), Quantity.NODES).name()).isEqualTo("Last search");
    result.counts(counts(3, 9, 20));
    result.iterations(
        List.of(
            Iteration.finished(1, 0).withCounts(counts(1, 3)),
            Iteration.finished(2, 0).withCounts(counts(1, 3, 5)),
            Iteration.unfinished(3).withCounts(counts(1, 3, 15))));
    Curve last = Curves.search(result.build(), Quantity.NODES);
    assertThat(last.name()).isEqualTo("Last search, iteration to depth 2");
    assertThat(last.points().values()).containsExactly(1.0, 3.0, 5.0);
  }

  @Test
  void theEvenTreeHasAllPlies() {
    assertThat(Quantity.even(13, 2)).isCloseTo(3, within(1e-12));
    assertThat(Quantity.even(7, 6)).isCloseTo(1, within(1e-12));
    assertThat(Quantity.even(2220, 6)).isCloseTo(3.41, within(.005));
    assertThat(Quantity.even(1, 0)).isNaN();
    assertThat(Quantity.even(Double.NaN, 3)).isNaN();
  }

  @Test
  void factorsOfADeepeningSearchAreThoseOfOneTree() {
    SearchResult result =
        SearchResult.builder(1)
            .counts(counts(3, 9, 14, 20))
            .iterations(
                List.of(
                    Iteration.finished(1, 0).withCounts(counts(1, 3)),
                    // The third ply is quiescence.
                    Iteration.finished(2, 0).withCounts(counts(1, 3, 9, 5)),
                    Iteration.unfinished(3).withCounts(counts(1, 3, 5, 15))))
            .build();
    assertThat(Quantity.EFFECTIVE.whole(result, 3)).isCloseTo(3, within(1e-12));
    // Of 46 nodes that were all expanded, three are roots.
    assertThat(Quantity.BRANCHING.whole(result, 3)).isCloseTo(43.0 / 46, within(1e-12));
  }

  private static Counts counts(int... nodes) {
    SearchCounters counters = new SearchCounters();
    for (int ply = 0; ply < nodes.length; ply++) {
      for (int i = 0; i < nodes[ply]; i++) {
        counters.node(ply);
      }
    }
    return counters.counts();
  }

  @Test
  void whereNothingWasExpandedThereIsNoBranching() {
    SearchCounters root = new SearchCounters();
    root.node(0);
    root.leaf(0);
    assertThat(Quantity.BRANCHING.whole(result(root), 1)).isNaN();
    root.leaves(1, 3);
    assertThat(Quantity.BRANCHING.at(root.counts(), 0)).isNaN();
    root.expanded(0);
    assertThat(Quantity.BRANCHING.at(root.counts(), 0)).isEqualTo(3);
    assertThat(Quantity.BRANCHING.whole(result(root), 1)).isEqualTo(3);
  }

  @Test
  void ulfhakesFiguresHaveOneCurvePerOrdering() throws Exception {
    ComparisonRequest figures = Parts.sample("ulfhake-figures");
    ComparisonRequest request =
        ComparisonRequest.of(figures.subjects(), Parts.toDepth(3, figures.configurations()));
    Comparison comparison = Parts.ANALYST.compare(request, Parts.PATIENT, c -> {});
    List<Curve> start = Curves.byDepth(comparison, 0, Quantity.NODES);
    assertThat(start).hasSize(7);
    assertThat(start.get(6).points().values()).containsExactly(15.0, 42.0, 387.0);
    List<Curve> midgame = Curves.byDepth(comparison, 1, Quantity.NODES);
    assertThat(midgame.get(5).points().values()).containsExactly(57.0, 277.0, 3693.0);
    assertThat(Curves.byPly(comparison, 1, Quantity.NODES).get(5).points().values())
        .hasSize(4)
        .satisfies(values -> assertThat(values.stream().mapToDouble(v -> v).sum()).isEqualTo(3693));
    TreeSize tree = comparison.treeSize(0);
    List<Curve> yardsticks = Curves.references(tree, Quantity.NODES, true);
    assertThat(yardsticks.get(1).points().values()).containsExactly(15.0, 211.0, 4859.0);
    assertThat(yardsticks.get(0).points().get(3)).isEqualTo(tree.minimalNodes(3));
    assertThat(Curves.references(tree, Quantity.CUTOFFS, true)).isEmpty();
  }

  @Test
  void yardsticksSayFromWhereOnTheyAreEstimates() {
    double[] sizes = {1, 6, 35, 200};
    assertThat(Curves.yardsticks(TreeSize.of(sizes, sizes, 3), Quantity.NODES))
        .extracting(Curve::name)
        .containsExactly("Minimal tree", "Full tree");
    assertThat(Curves.yardsticks(TreeSize.of(sizes, sizes, 2), Quantity.NODES))
        .extracting(Curve::name)
        .containsExactly("Minimal tree (est. from 3)", "Full tree (est. from 3)");
  }

  @Test
  void aMinimalTreeThatMeansNothingIsNotDrawn() {
    TreeSize tree = TreeSize.of(new double[] {1, 6, 35}, new double[] {1, 6, Double.NaN}, 2);
    assertThat(Curves.references(tree, Quantity.NODES, true))
        .extracting(Curve::name)
        .containsExactly("Full tree");
    assertThat(Curves.references(tree, Quantity.EFFECTIVE, false)).hasSize(1);
  }

  @Test
  void chartsAreLogarithmicOrLinearLinesOrBars() {
    Curve curve = new Curve("one", false, new TreeMap<>(Map.of(1, 10.0, 2, 0.0)));
    JFreeChart log = chart(curve, style(true, true));
    assertThat(log.getCategoryPlot().getRangeAxis()).isInstanceOf(LogAxis.class);
    assertThat(log.getCategoryPlot().getRenderer()).isInstanceOf(BarRenderer.class);
    assertThat(log.getCategoryPlot().getDataset().getValue(0, 1)).isNull();
    JFreeChart linear = chart(curve, style(false, false));
    assertThat(linear.getCategoryPlot().getRangeAxis()).isNotInstanceOf(LogAxis.class);
    assertThat(linear.getCategoryPlot().getDataset().getValue(0, 1)).isEqualTo(0.0);
  }

  private static JFreeChart chart(Curve curve, PlyPlot.Style style) {
    return PlyPlot.chart(null, List.of(curve), style);
  }

  private static List<Double> points(Counts counts, Quantity quantity) {
    return List.copyOf(Curves.search("x", counts, quantity).points().values());
  }

  private static SearchResult result(SearchCounters counters) {
    return SearchResult.builder(1).counts(counters.counts()).build();
  }

  private static PlyPlot.Style style(boolean logarithmic, boolean bars) {
    return new PlyPlot.Style("Ply", Quantity.NODES, logarithmic, bars, Set.of("hidden"), 10);
  }

  @Test
  void monteCarloSearchesAreDrawnByIterationsWithoutYardsticks() throws Exception {
    Comparison comparison = Parts.compareByIterations(64, "uct");
    List<Curve> curves = ChartSource.BY_ITERATIONS.curves(comparison, 0, Quantity.PLAYOUTS, true);
    assertThat(curves).hasSize(1);
    assertThat(curves.get(0).points()).containsOnlyKeys(4, 8, 16, 32, 64);
    assertThat(curves.get(0).points().get(64)).isEqualTo(64);
    assertThat(ChartSource.best(comparison)).isEqualTo(ChartSource.BY_ITERATIONS);
    assertThat(Curves.measurable(comparison, 0)).isFalse();
    assertThat(ChartSource.BY_DEPTH.curves(comparison, 0, Quantity.NODES, true)).isEmpty();
    assertThat(ChartSource.BY_PLY.curves(comparison, 0, Quantity.NODES, true))
        .extracting(Curve::reference)
        .containsOnly(false);
  }

  @Test
  void hiddenCurvesKeepTheirPlaceButHaveNoPoints() {
    Curve one = new Curve("hidden", false, new TreeMap<>(Map.of(1, 10.0)));
    Curve two = new Curve("shown", false, new TreeMap<>(Map.of(1, 5.0)));
    JFreeChart chart = PlyPlot.chart(null, List.of(one, two), style(true, false));
    assertThat(chart.getCategoryPlot().getDataset().getRowIndex("shown")).isEqualTo(1);
    assertThat(chart.getCategoryPlot().getDataset().getValue(0, 0)).isNull();
    assertThat(PlyPlot.largest(List.of(one, two), Set.of("hidden"))).isEqualTo(5);
    String tip =
        chart
            .getCategoryPlot()
            .getRenderer()
            .getToolTipGenerator(1, 0)
            .generateToolTip(chart.getCategoryPlot().getDataset(), 1, 0);
    assertThat(tip).isEqualTo("shown, ply 1: 5 nodes");
    assertThat(PlyPlot.number(Quantity.NODES, 176_626.191)).isEqualTo("176,626");
  }
}

package org.plyscope.view.scatter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.api.chart.ScatterRequest.Trait;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;

/** Scores against costs, as the view receives them. */
class ScatterChartsTest {
  private final ChartService charts = new ChartService(Catalog.of(List.of()));
  private final PaperRun run = PaperRun.ladder();

  private ScatterChart of(Cost cost, Run... runs) {
    return charts.scatter(List.of(runs), ScatterRequest.of(cost, true));
  }

  private ScatterChart coloured(Trait trait, Run... runs) {
    ScatterRequest request = new ScatterRequest(Cost.NODES, true, trait, Trait.ALGORITHM, 0);
    return charts.scatter(List.of(runs), request);
  }

  @Test
  void everyEntrantIsAPointWithItsCostScoreAndPlace() {
    ScatterChart chart = of(Cost.MEDIAN_TIME, run);
    assertThat(chart.points()).extracting(Point::name).containsExactly("ab1", "ab2", "slow");
    Point fast = chart.points().get(0);
    assertThat(fast.x().value()).isCloseTo(1e-4, within(1e-5));
    assertThat(fast.x().low()).isLessThanOrEqualTo(fast.x().value());
    assertThat(fast.place()).isEqualTo(FrontPlace.ON_FRONT);
    assertThat(chart.points().get(2).place()).isEqualTo(FrontPlace.BEHIND);
    assertThat(chart.front(0)).extracting(Point::entrant).containsExactly(0, 1);
    assertThat(chart.front(1)).isEmpty();
    assertThat(chart.sweeps()).hasSize(1);
    assertThat(chart.sweeps().get(0)).extracting(Point::entrant).containsExactly(0, 1);
    assertThat(chart.heading().caption())
        .startsWith(
            "Score in 36 game sets of all pairings against the field of ab2, ab1, slow, over time"
                + " per move")
        .contains("Shapes are algorithms, colours evaluators");
    assertThat(fast.hint()).startsWith("ab1: ").endsWith(" nodes per move");
    assertThat(chart.y().title()).isEqualTo("score against the field of 3");
  }

  @Test
  void theCostCanBeMeanTimeOrNodes() {
    assertThat(of(Cost.MEAN_TIME, run).points().get(2).x().value()).isCloseTo(1e-2, within(1e-3));
    ScatterChart nodes = of(Cost.NODES, run);
    assertThat(nodes.points().get(2).x().value()).isEqualTo(300);
    assertThat(nodes.x().text(12_000)).isEqualTo("12 k");
    assertThat(of(Cost.MEAN_TIME, run).x().text(0.01)).isEqualTo("10 ms");
  }

  @Test
  void timesCanBeMultiplesOfThatOfOneAgent() {
    ScatterChart seconds = of(Cost.MEAN_TIME, run);
    ScatterChart chart =
        charts.scatter(
            List.of(run),
            new ScatterRequest(Cost.RELATIVE, true, Trait.ALGORITHM, Trait.ALGORITHM, 1));
    double one = seconds.points().get(1).x().value();
    assertThat(chart.points().get(1).x().value()).isEqualTo(1);
    assertThat(chart.points().get(2).x().value())
        .isCloseTo(seconds.points().get(2).x().value() / one, within(1e-9));
    assertThat(chart.points().get(2).y()).isEqualTo(seconds.points().get(2).y());
    assertThat(chart.x().title()).isEqualTo("mean time per move relative to ab2");
    assertThat(chart.heading().caption()).contains("Shapes and colours are algorithms");
    assertThat(chart.x().text(2.5)).isEqualTo("× 2.50");
    assertThat(chart.x().text(1234)).isEqualTo("× 1,234");
  }

  @Test
  void normalisedMetricsReachFromZeroToOneAndKeepTheFront() {
    ScatterChart chart = of(Cost.NORMALISED, run);
    assertThat(chart.points()).extracting(p -> p.x().value()).contains(0.0, 1.0);
    assertThat(chart.points()).extracting(p -> p.y().value()).contains(0.0, 1.0);
    assertThat(chart.front(0)).extracting(Point::entrant).containsExactly(0, 1);
    assertThat(chart.half()).isFalse();
    assertThat(chart.x().title()).startsWith("score");
    assertThat(chart.y().title()).startsWith("mean time");
    assertThat(chart.x().text(0.5)).isEqualTo("0.5");
    assertThat(chart.table().rows())
        .as("the game sets behind each score")
        .extracting(row -> row.get(7))
        .containsExactlyElementsOf(
            of(Cost.MEAN_TIME, run).table().rows().stream().map(row -> row.get(7)).toList());
  }

  @Test
  void pointsAreToldApartByWhatTheUserChooses() {
    assertThat(coloured(Trait.ALGORITHM, run).colours()).containsExactly("alpha-beta", "uct");
    assertThat(coloured(Trait.EVALUATOR, run).colours()).containsExactly("alpha-beta, zero", "uct");
    assertThat(coloured(Trait.GAME, run).colours()).containsExactly("Paper");
    assertThat(coloured(Trait.FAMILY, run).colours()).containsExactly("ab{depth}", "slow");
  }

  @Test
  void twoRunsShareAChartEachWithItsFront() {
    PaperRun other =
        new PaperRun("other", "Another game", PaperRun.ab(1, "zero"), PaperRun.ab(3, "zero"));
    other.block(0, 1, 0, 0).block(0, 1, 0, 0.5);
    ScatterChart chart = of(Cost.MEDIAN_TIME, run, other);
    assertThat(chart.points()).hasSize(5).filteredOn(p -> p.run() == 1).hasSize(2);
    assertThat(coloured(Trait.GAME, run, other).colours()).containsExactly("Paper", "Another game");
    assertThat(chart.front(1)).hasSize(2);
    assertThat(chart.sweeps()).hasSize(2);
    assertThat(chart.heading().caption()).contains("ladder: ").contains("; other: ");
  }

  @Test
  void scoresCanBeThoseAgainstOneOpponent() {
    ScatterRequest request = ScatterRequest.of(Cost.MEDIAN_TIME, true);
    ScatterChart all = charts.scatter(List.of(run), request);
    ScatterChart one = charts.scatter(List.of(run), request.against(1));
    assertThat(one.points()).extracting(Point::name).containsExactly("ab1", "slow");
    assertThat(one.y().title()).isEqualTo("score against ab2");
    assertThat(one.heading().caption()).startsWith("Score in 24 game sets against ab2, over");
    assertThat(one.points().get(0).y().count()).isLessThan(all.points().get(0).y().count());
    assertThat(charts.scatter(List.of(run), request.against(ScatterRequest.ALL)).points())
        .isEqualTo(all.points());
  }

  @Test
  void publishedScoresAreHollowPointsBesideOurs() {
    PaperRun study =
        PaperRun.ladder()
            .published(
                new Published("ab1", "", 0.4, 100, "Table 1"),
                new Published("ab1", "", 0.5, 0, "Table 1", Measure.SECONDS, 0, "", ""),
                new Published("slow", "ab1", 0.2, 0, "Table 1"));
    ScatterRequest request = ScatterRequest.of(Cost.MEAN_TIME, true);
    assertThat(charts.scatter(List.of(study), request).points()).hasSize(3);
    ScatterChart chart = charts.scatter(List.of(study), request.withPublished());
    assertThat(chart.points()).hasSize(4);
    Point theirs = chart.points().get(3);
    assertThat(theirs.name()).isEqualTo("ab1 (published)");
    assertThat(theirs.run()).as("drawn as of another run").isEqualTo(1);
    assertThat(theirs.x().value()).isEqualTo(0.5);
    assertThat(theirs.y().value()).isEqualTo(0.4);
    assertThat(theirs.y().low()).isLessThan(0.4);
    assertThat(chart.table().rows()).hasSize(4);
    assertThat(chart.front(0)).hasSize(2);
    assertThat(charts.scatter(List.of(study), request.withPublished().against(0)).points())
        .extracting(Point::name)
        .containsExactly("ab2", "slow", "slow (published)");
  }

  @Test
  void theTableHasTheColumnsOfAFigure() {
    ScatterChart chart = of(Cost.MEDIAN_TIME, run);
    assertThat(chart.table().columns())
        .startsWith("label", "x", "xlo", "xhi", "y", "ylo", "yhi", "n");
    assertThat(chart.table().rows())
        .hasSize(3)
        .allMatch(row -> row.size() == chart.table().columns().size());
  }

  @Test
  void aPointThatMayBeOnTheFrontIsNeitherOnItNorBehind() {
    Estimate low = new Estimate(1, 0.5, 1.5, 9, "");
    Estimate high = new Estimate(1.2, 0.7, 1.7, 9, "");
    Estimate good = new Estimate(0.6, 0.5, 0.7, 9, "");
    Estimate bad = new Estimate(0.5, 0.4, 0.6, 9, "");
    Estimate worst = new Estimate(0.1, 0.05, 0.2, 9, "");
    Estimate dear = new Estimate(9, 8, 10, 9, "");
    assertThat(FrontPlace.of(List.of(low, high, dear), List.of(good, bad, worst)))
        .containsExactly(FrontPlace.ON_FRONT, FrontPlace.PERHAPS, FrontPlace.BEHIND);
    assertThat(FrontPlace.of(List.of(low, low), List.of(good, good)))
        .containsOnly(FrontPlace.ON_FRONT);
  }
}

package org.plyscope.view.scatter.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.view.scatter.PaperRun;

class ScatterTest {
  private final PaperRun run = PaperRun.ladder();

  @Test
  void everyEntrantIsAPointWithItsCostScoreAndPlace() {
    Scatter scatter = Scatter.of(List.of(run), Cost.MEDIAN_TIME);
    assertThat(scatter.points())
        .extracting(p -> p.entrant().name())
        .containsExactly("ab1", "ab2", "slow");
    Point fast = scatter.points().get(0);
    assertThat(fast.cost().value()).isCloseTo(1e-4, within(1e-5));
    assertThat(fast.cost().low()).isLessThanOrEqualTo(fast.cost().value());
    assertThat(fast.place()).isEqualTo(FrontPlace.ON_FRONT);
    assertThat(scatter.points().get(2).place()).isEqualTo(FrontPlace.BEHIND);
    assertThat(scatter.front(false)).extracting(Point::number).containsExactly(0, 1);
    assertThat(scatter.front(true)).isEmpty();
    assertThat(scatter.sweeps()).hasSize(1);
    assertThat(scatter.sweeps().get(0)).extracting(Point::number).containsExactly(0, 1);
    assertThat(scatter.caption()).contains("36 blocks").contains("field of 3").contains("median");
    assertThat(scatter.details(fast)).startsWith("ab1: score ").endsWith("; on the front");
  }

  @Test
  void theCostCanBeMeanTimeOrNodes() {
    assertThat(Scatter.of(List.of(run), Cost.MEAN_TIME).points().get(2).cost().value())
        .isCloseTo(1e-2, within(1e-3));
    Scatter nodes = Scatter.of(List.of(run), Cost.NODES);
    assertThat(nodes.points().get(2).cost().value()).isEqualTo(300);
    assertThat(Cost.NODES.text(12_000)).isEqualTo("12.0 k");
    assertThat(Cost.MEAN_TIME.text(0.01)).isEqualTo("10 ms");
  }

  @Test
  void timesCanBeMultiplesOfThatOfOneAgent() {
    Scatter seconds = Scatter.of(List.of(run), Cost.MEAN_TIME);
    Scatter scatter = Scatter.of(List.of(run), Cost.RELATIVE, 1);
    double one = seconds.points().get(1).cost().value();
    assertThat(scatter.points().get(1).cost().value()).isEqualTo(1);
    assertThat(scatter.points().get(2).cost().value())
        .isCloseTo(seconds.points().get(2).cost().value() / one, within(1e-9));
    assertThat(scatter.points().get(2).score()).isEqualTo(seconds.points().get(2).score());
    assertThat(scatter.caption()).contains("as a multiple of that of ab2.");
    assertThat(Cost.RELATIVE.text(2.5)).isEqualTo("× 2.50");
    assertThat(Cost.RELATIVE.text(1234)).isEqualTo("× 1,234");
  }

  @Test
  void normalisedMetricsReachFromZeroToOneAndKeepTheFront() {
    Scatter scatter = Scatter.of(List.of(run), Cost.NORMALISED);
    assertThat(scatter.points()).extracting(p -> p.cost().value()).contains(0.0, 1.0);
    assertThat(scatter.points()).extracting(p -> p.score().value()).contains(0.0, 1.0);
    assertThat(scatter.front(false)).extracting(Point::number).containsExactly(0, 1);
    assertThat(Cost.NORMALISED.text(0.5)).isEqualTo("0.50");
  }

  @Test
  void pointsAreToldApartByWhatTheUserChooses() {
    Scatter scatter = Scatter.of(List.of(run), Cost.NODES);
    assertThat(scatter.values(Kind.ALGORITHM)).containsExactly("alpha-beta", "uct");
    assertThat(scatter.values(Kind.EVALUATOR)).containsExactly("zero", "no evaluator");
    assertThat(scatter.values(Kind.GAME)).containsExactly("Paper");
    assertThat(scatter.values(Kind.FAMILY)).containsExactly("ab{depth}", "slow");
  }

  @Test
  void twoRunsShareAChartEachWithItsFront() {
    PaperRun other =
        new PaperRun("other", "Another game", PaperRun.ab(1, "zero"), PaperRun.ab(3, "zero"));
    other.block(0, 1, 0, 0).block(0, 1, 0, 0.5);
    Scatter scatter = Scatter.of(List.of(run, other), Cost.MEDIAN_TIME);
    assertThat(scatter.points()).hasSize(5).filteredOn(Point::second).hasSize(2);
    assertThat(scatter.values(Kind.GAME)).containsExactly("Paper", "Another game");
    assertThat(scatter.front(true)).hasSize(2);
    assertThat(scatter.sweeps()).hasSize(2);
    assertThat(scatter.caption()).contains("ladder: ").contains("other: ");
  }

  @Test
  void theTableHasTheColumnsOfAFigure() {
    Scatter scatter = Scatter.of(List.of(run), Cost.MEDIAN_TIME);
    assertThat(scatter.table().columns())
        .startsWith("label", "x", "xlo", "xhi", "y", "ylo", "yhi", "n");
    assertThat(scatter.table().rows())
        .hasSize(3)
        .allMatch(row -> row.size() == scatter.table().columns().size());
  }

  @Test
  void whoMayBeOnTheFrontIsNeitherOnItNorBehind() {
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

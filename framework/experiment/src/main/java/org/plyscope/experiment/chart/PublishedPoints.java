package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.chart.ScatterChart.Point;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Published.Measure;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.experiment.table.PublishedNumbers;
import org.plyscope.experiment.table.TableText;

/** Published scores and times beside ours: points of a scatter chart, rows of a bar chart. */
final class PublishedPoints {
  private PublishedPoints() {}

  /**
   * Makes a point for each published score. It stands at the published time of the same agent, or
   * at the cost that we measured.
   *
   * @param played the run whose experiment names the numbers
   * @param run the number of a run behind all others, so that the points are drawn hollow
   * @param against the name of the opponent; empty for the score against the field
   * @param ours the points of the run
   */
  static List<Point> of(SummedRun played, int run, Cost cost, String against, List<Point> ours) {
    List<PublishedNumbers.Comparison> numbers =
        PublishedNumbers.compare(played.run(), played.summary());
    boolean time = cost == Cost.MEDIAN_TIME || cost == Cost.MEAN_TIME;
    List<Point> points = new ArrayList<>();
    for (PublishedNumbers.Comparison one : numbers) {
      for (Point point : isScore(one.number(), against) ? ours : List.<Point>of()) {
        if (point.run() == 0 && point.name().equals(one.number().entrant())) {
          Estimate x = time ? seconds(numbers, point.name()).orElse(point.x()) : point.x();
          points.add(point(point, run, x, one));
        }
      }
    }
    return points;
  }

  /** Returns the name of the published numbers of an agent beside ours. */
  static String name(String entrant) {
    return entrant + " (published)";
  }

  /**
   * Finds a published number of an agent.
   *
   * @param numbers all published numbers
   * @param measure its score against the field, or its time per move
   * @return the number with its interval, if that is known; unknown if it was not published
   */
  static Estimate number(
      List<PublishedNumbers.Comparison> numbers, String entrant, Measure measure) {
    return numbers.stream()
        .filter(one -> one.number().measure() == measure && one.number().entrant().equals(entrant))
        .filter(one -> one.number().seat() == 0 && one.number().problem().isEmpty())
        .filter(one -> one.number().against().isEmpty())
        .map(one -> one.theirs().isKnown() ? one.theirs() : exactly(one.number().value()))
        .findFirst()
        .orElse(Estimate.unknown("not published"));
  }

  private static boolean isScore(Published number, String against) {
    return number.measure() == Measure.SCORE
        && number.seat() == 0
        && number.problem().isEmpty()
        && number.against().equals(against);
  }

  private static Point point(Point ours, int run, Estimate x, PublishedNumbers.Comparison one) {
    double value = one.number().value();
    String name = name(ours.name());
    return new Point(
        name,
        x,
        one.theirs().isKnown() ? one.theirs() : exactly(value),
        FrontPlace.BEHIND,
        ours.colour(),
        ours.shape(),
        name,
        run,
        ours.entrant(),
        name + ": " + TableText.percent(value) + ", " + one.number().source());
  }

  private static Optional<Estimate> seconds(
      List<PublishedNumbers.Comparison> numbers, String entrant) {
    return numbers.stream()
        .map(PublishedNumbers.Comparison::number)
        .filter(n -> n.measure() == Measure.SECONDS && n.entrant().equals(entrant))
        .filter(n -> n.problem().isEmpty() && n.value() > 0)
        .map(n -> exactly(n.value()))
        .findFirst();
  }

  private static Estimate exactly(double value) {
    return new Estimate(value, value, value, 0, "");
  }
}

package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.ParallelChart.Line;
import org.plyscope.api.chart.ParallelChart.Role;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.table.TableText;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;

/** How a tuning goes: fitness by generation, and where its values are. */
public final class TuningCharts {
  /** More lines than this run into each other. */
  private static final int MOST_LINES = 200;

  private final TuningPlan plan;
  private final List<Generation> generations;
  private final Optional<TuningResult> result;

  /**
   * Takes a tuning.
   *
   * @param plan the plan of the tuning
   * @param generations the measurements
   * @param result the result; empty if the tuning is not finished
   */
  public TuningCharts(
      TuningPlan plan, List<Generation> generations, Optional<TuningResult> result) {
    this.plan = plan;
    this.generations = List.copyOf(generations);
    this.result = result;
  }

  List<Chart> all() {
    return generations.isEmpty()
        ? List.of()
        : List.<Chart>of(fitness(), values(), winners()).stream()
            .filter(chart -> !chart.isEmpty())
            .toList();
  }

  private List<Generation> of(int repetition) {
    return generations.stream().filter(g -> g.repetition() == repetition).toList();
  }

  /** Returns the repetition of the result; before there is one, that which is being played. */
  private int chosen() {
    return result
        .map(found -> found.chosen() + 1)
        .orElseGet(() -> generations.get(generations.size() - 1).repetition());
  }

  /** Charts scores from generation to generation. */
  public LineChart fitness() {
    List<LineChart.Line> lines = new ArrayList<>();
    for (int r = 1; r <= plan.extent().repetitions(); r++) {
      if (r != chosen() && !of(r).isEmpty()) {
        lines.add(new LineChart.Line("repetition " + r, 6, 0, Style.FAINT, best(of(r))));
      }
    }
    List<Point> mean =
        of(chosen()).stream().map(g -> point(g, "mean ", g.mean(), g.spread())).toList();
    lines.add(new LineChart.Line("mean", 0, 0, Style.BAND, mean));
    lines.add(new LineChart.Line("best", 1, 1, Style.STRONG, best(of(chosen()))));
    int last = generations.stream().mapToInt(Generation::number).max().orElse(0);
    return new LineChart(
        new Heading(
            "fitness",
            "Fitness by generation",
            plan.population()
                ? "Scores are relative to the candidates of the same generation: their mean is 50"
                    + " %, and a rising best shows that they differ, not that they become stronger."
                : "The band is one standard deviation of the candidates of a generation wide on"
                    + " each side; thin lines are the best of other repetitions.",
            "The best and the mean score of every generation."),
        new Axis("generation", Unit.WHOLE, false, 0, last + 0.5),
        Axes.shares("share of points"),
        lines);
  }

  private static List<Point> best(List<Generation> some) {
    return some.stream().map(g -> point(g, "best ", g.scores().get(g.best()).value(), 0)).toList();
  }

  private static Point point(Generation generation, String what, double value, double spread) {
    return new Point(
        generation.number(),
        new Estimate(value, value - spread, value + spread, generation.values().size(), ""),
        "Generation " + generation.number() + ": " + what + TableText.percent(value));
  }

  private List<ParallelChart.Option> axes() {
    return plan.parameters().stream()
        .map(p -> new ParallelChart.Option(p.shortName(), p.value(0), p.value(1)))
        .toList();
  }

  private Line line(String name, List<String> values, Role role, double strength) {
    List<Double> at = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      at.add(plan.parameters().get(i).place(values.get(i)));
    }
    return new Line(name, at, role, strength);
  }

  /** Charts the values of the best of each generation. */
  public ParallelChart values() {
    List<Generation> some = of(chosen());
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST_LINES, some.size()); i++) {
      // Too many are thinned evenly, but the last one stays.
      int at = some.size() <= MOST_LINES ? i : (some.size() - 1) * i / (MOST_LINES - 1);
      Generation generation = some.get(at);
      lines.add(
          line(
              "generation " + generation.number(),
              generation.values().get(generation.best()),
              Role.STEP,
              0.1 + 0.8 * generation.number() / some.size()));
    }
    lines.add(line("start", plan.start(), Role.REFERENCE, 1));
    result.ifPresent(found -> lines.add(line("tuned", found.values(), Role.RESULT, 1)));
    return parallel(
        "values",
        "Values by generation",
        "The best of each generation, later ones stronger; dashed the start, thick the result.",
        lines);
  }

  /** Charts the values of all repetitions beside those that were published. */
  public ParallelChart winners() {
    List<Line> lines = new ArrayList<>();
    for (TuningPlan.PublishedSet set : plan.published()) {
      lines.add(line(set.name() + ", published", set.values(), Role.REFERENCE, 0.8));
    }
    result.ifPresent(
        found -> {
          for (int i = 0; i < found.winners().size(); i++) {
            Role role = i == found.chosen() ? Role.RESULT : Role.ALTERNATIVE;
            lines.add(line("repetition " + (i + 1), found.winners().get(i).values(), role, 0.8));
          }
        });
    return parallel(
        "winners",
        "Values of all repetitions",
        "The values that each repetition ended with, dashed those that were published.",
        lines);
  }

  private ParallelChart parallel(String id, String title, String caption, List<Line> lines) {
    String description = "Every line is a candidate, every upright axis an option.";
    return new ParallelChart(new Heading(id, title, caption, description), axes(), lines);
  }
}

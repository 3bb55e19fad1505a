package org.plyscope.view.tuning;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.ParallelChart.Line;
import org.plyscope.api.chart.ParallelChart.Role;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.statistics.Estimate;

/** Charts of a tuning that never took place. */
final class PaperCharts implements Charts {
  @Override
  public List<Chart> tuning(Path folder) {
    return List.of(fitness(), values());
  }

  private static LineChart fitness() {
    List<LineChart.Line> lines = new ArrayList<>();
    lines.add(line("repetition 1", 6, Style.FAINT, 0.55, 0));
    lines.add(line("mean", 0, Style.BAND, 0.5, 0.06));
    lines.add(line("best", 1, Style.STRONG, 0.6, 0));
    return new LineChart(
        new Heading("fitness", "Fitness by generation", "The band is one deviation wide.", ""),
        new Axis("generation", Unit.WHOLE, false, 0, 12.5),
        new Axis("share of points", Unit.SHARE, false, 0, 1),
        lines);
  }

  private static LineChart.Line line(
      String name, int colour, Style style, double from, double spread) {
    return new LineChart.Line(
        name,
        colour,
        0,
        style,
        IntStream.rangeClosed(1, 12)
            .mapToObj(
                i -> {
                  double y = from + 0.01 * i;
                  Estimate height = new Estimate(y, y - spread, y + spread, 10, "");
                  return new LineChart.Point(i, height, "Generation " + i);
                })
            .toList());
  }

  private static ParallelChart values() {
    List<Line> lines = new ArrayList<>();
    for (int i = 1; i <= 12; i++) {
      List<Double> heights = List.of(0.3 + 0.03 * i, 0.9 - 0.02 * i, 0.5);
      lines.add(new Line("generation " + i, heights, Role.STEP, 0.1 + 0.065 * i));
    }
    lines.add(new Line("start", List.of(0.5, 0.5, 0.5), Role.REFERENCE, 1));
    lines.add(new Line("tuned", List.of(0.7, 0.65, 0.4), Role.RESULT, 1));
    return new ParallelChart(
        new Heading("values", "Values by generation", "Later ones are stronger.", ""),
        List.of(
            new ParallelChart.Option("w4", "0", "1"),
            new ParallelChart.Option("w5", "0", "1"),
            new ParallelChart.Option("depth", "2", "6")),
        lines);
  }

  @Override
  public ScatterChart scatter(List<Run> runs, ScatterRequest request) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<Chart> run(Run run, RunChart kind, RunFocus focus) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<LineChart> training(TrainingLog log) {
    throw new UnsupportedOperationException();
  }
}

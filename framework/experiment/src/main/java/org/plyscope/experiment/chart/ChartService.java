package org.plyscope.experiment.chart;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.PublishedTable;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.table.DataTable;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.table.PublishedNumbers;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.lab.catalog.Catalog;

/** Makes charts for views. */
@Component(service = Charts.class)
public final class ChartService implements Charts {
  private final Catalog catalog;
  private volatile Known known;

  /** The tuning that was charted last. */
  private record Known(Path folder, long size, TuningPlan plan, List<Generation> generations) {}

  /**
   * Makes the service.
   *
   * @param catalog where the agents of tunings come from
   */
  @Activate
  public ChartService(@Reference Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public ScatterChart scatter(List<Run> runs, ScatterRequest request) {
    return ScatterCharts.of(runs.stream().map(SummedRun::of).toList(), request);
  }

  @Override
  public List<Chart> run(Run run, RunChart kind, RunFocus focus) {
    List<? extends Chart> charts =
        switch (kind) {
          case TIME, VALUE, DEPTH -> new GameCharts(run, focus).of(kind);
          case PROBLEMS, PROBLEM_COST, SEARCHES ->
              SuiteSummary.of(run)
                  .map(suite -> new SuiteCharts(run.entrants(), suite).of(kind))
                  .orElse(List.of());
          default -> new RunCharts(SummedRun.of(run)).of(kind, focus);
        };
    return charts.stream().filter(chart -> !chart.isEmpty()).map(Chart.class::cast).toList();
  }

  @Override
  public Optional<PublishedTable> published(Run run) {
    if (run.facts().published().isEmpty()) {
      return Optional.empty();
    }
    List<PublishedNumbers.Comparison> compared =
        PublishedNumbers.compare(run, SummedRun.of(run).summary());
    ResultTable table = PublishedNumbers.table(compared);
    List<List<Object>> rows = new ArrayList<>();
    table.rows().forEach(row -> rows.add(row.stream().map(cell -> (Object) cell.text()).toList()));
    DataTable texts =
        new DataTable(
            "published", table.columns().stream().map(ResultTable.Column::heading).toList(), rows);
    return Optional.of(new PublishedTable(PublishedNumbers.summary(compared), table.note(), texts));
  }

  @Override
  public List<Chart> tuning(Path folder) {
    TuningFolder kept = new TuningFolder(folder);
    Known read = read(kept);
    return new TuningCharts(read.plan(), read.generations(), kept.result(read.plan())).all();
  }

  /** Reads again only files that have grown since the last time, because they become large. */
  private Known read(TuningFolder kept) {
    long size = kept.size();
    Known before = known;
    boolean same = before != null && before.folder().equals(kept.path());
    if (same && before.size() == size) {
      return before;
    }
    TuningPlan plan = same ? before.plan() : kept.plan(catalog);
    Known now = new Known(kept.path(), size, plan, kept.generations(plan));
    known = now;
    return now;
  }

  @Override
  public List<LineChart> training(TrainingLog log) {
    return TrainingCharts.of(log);
  }
}

package org.plyscope.cli.train;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand.Report;
import org.plyscope.cli.report.Table;
import org.plyscope.cli.run.Naming;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningWords;

/** What came of a tuning. */
final class TuneReport implements Report {
  private final TuningPlan plan;
  private final TuningFolder folder;
  private final Optional<TuningResult> result;

  TuneReport(TuningPlan plan, TuningFolder folder, Optional<TuningResult> result) {
    this.plan = plan;
    this.folder = folder;
    this.result = result;
  }

  private String command() {
    return "plyscope tune " + Naming.quoted(folder.path());
  }

  @Override
  public Object json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("tuning", plan.name());
    json.put("folder", folder.path().toString());
    json.put("generations", folder.generations().size());
    json.put("result", result.map(TuningResult::form).orElse(null));
    json.put("resume", result.isPresent() ? null : command());
    return json;
  }

  @Override
  public void print(PrintWriter out) {
    if (result.isEmpty()) {
      out.println("The tuning was stopped; go on with:");
      out.println(command());
      return;
    }
    Table table = new Table("OPTION", "START", "TUNED");
    List<String> start = plan.start();
    for (int i = 0; i < start.size(); i++) {
      table.row(plan.parameters().get(i).path(), start.get(i), result.get().values().get(i));
    }
    table.print(out);
    out.println();
    new TuningWords(plan, result.get()).sentences().forEach(out::println);
    out.println("The agent is " + result.get().agent());
  }

  @Override
  public int exit() {
    return result.isPresent() ? Exit.DONE : Exit.STOPPED;
  }
}

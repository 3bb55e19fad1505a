package org.plyscope.cli.train;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand.Report;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningText;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.file.ShellText;

/** The result of a tuning. */
final class TuneReport implements Report {
  private final TuningPlan plan;
  private final TuningFolder folder;
  private final Optional<TuningResult> result;
  private final Optional<OwnPreset> preset;

  TuneReport(
      TuningPlan plan,
      TuningFolder folder,
      Optional<TuningResult> result,
      Optional<OwnPreset> preset) {
    this.preset = preset;
    this.plan = plan;
    this.folder = folder;
    this.result = result;
  }

  private String command() {
    return "plyscope tune "
        + ShellText.quoted(folder.path())
        + JavaFlags.option(plan.workerSettings().flags());
  }

  @Override
  public Object json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("tuning", plan.name());
    json.put("folder", folder.path().toString());
    json.put("generations", folder.generations(plan).size());
    json.put("result", result.map(TuningResult::form).orElse(null));
    json.put("preset", preset.map(OwnPreset::id).orElse(null));
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
    TuningTables tables = new TuningTables(plan, folder.generations(plan), result);
    out.println(tables.values().text());
    if (result.get().winners().size() > 1 || !plan.published().isEmpty()) {
      out.println(tables.winners().text());
    }
    new TuningText(plan, result.get()).sentences().forEach(out::println);
    out.println("The agent is " + result.get().agent());
    out.println(
        preset
            .map(kept -> "It is kept as the preset " + kept.id() + ".")
            .orElse(
                "Keep it as a preset with: plyscope presets "
                    + ShellText.quoted(folder.path().resolve("tuned" + OwnPreset.ENDING))));
  }

  @Override
  public int exit() {
    return result.isPresent() ? Exit.DONE : Exit.STOPPED;
  }
}

package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.report.RunReport;
import org.plyscope.experiment.report.TrainingReport;
import org.plyscope.experiment.report.TuningReport;
import org.plyscope.experiment.results.Grids;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.table.Findings;
import org.plyscope.experiment.table.PublishedNumbers;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.table.ResultTables;
import org.plyscope.experiment.table.SuiteTables;
import org.plyscope.experiment.train.TrainingFolder;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningText;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.SafeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reports the results of a run. */
@Command(
    name = "report",
    description = {
      "Report the results of a run, a tuning or a training.",
      "The verdict, standings and pairs are printed; the whole report is written as a page,"
          + " report.html in the folder."
    })
public final class RunReportCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "DIR", description = "The folder of a run, a tuning or a training.")
  private Path folder;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write the page; report.html in the folder of the run if not given.")
  private Path page;

  public RunReportCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    Path target = page == null ? folder.resolve(RunFolder.REPORT) : page;
    TuningFolder tuning = new TuningFolder(folder);
    if (new TrainingFolder(folder).exists()) {
      return trained(target);
    }
    return tuning.exists() ? tuned(tuning, target) : played(target);
  }

  /** A file that the user named may be a link, one in the folder may not. */
  private void write(String text) {
    if (page == null) {
      new OwnFolder(folder).write("The report", RunFolder.REPORT, text);
    } else {
      SafeFile.write("The report", page, text);
    }
  }

  private Report trained(Path file) {
    TrainingLog log = new TrainingFolder(folder).log(services.catalog());
    String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    write(TrainingReport.page(name, log));
    return new Told(
        file,
        "%d tests were played.".formatted(log.exams().size()),
        "%d lessons of %s.".formatted(log.lessons().size(), log.trainer()),
        List.of(),
        List.of(),
        Map.of());
  }

  private Report tuned(TuningFolder tuning, Path file) {
    TuningPlan plan = tuning.plan(services.catalog());
    List<Generation> generations = tuning.generations(plan);
    Optional<TuningResult> result = tuning.result(plan);
    write(TuningReport.page(plan, generations, result));
    TuningTables tables = new TuningTables(plan, generations, result);
    List<String> sentences =
        result
            .map(found -> new TuningText(plan, found).sentences())
            .orElse(List.of("The tuning is not finished; there is no result yet."));
    return new Told(
        file,
        "%d generations were measured.".formatted(generations.size()),
        sentences.get(0),
        sentences.subList(1, sentences.size()),
        List.of(tables.values(), tables.tests(), tables.winners()),
        objects(List.of(tables.values(), tables.tests(), tables.winners())));
  }

  private Report played(Path file) {
    FolderRun run = new FolderRun(folder, services.catalog());
    RunReport report = RunReport.of(run, run.summary());
    Findings findings = report.findings();
    write(report.page());
    List<ResultTable> all =
        new ArrayList<>(
            report
                .suite()
                .map(suite -> SuiteTables.all(run, suite))
                .orElseGet(() -> tables(run.entrants(), report.statistics())));
    List<PublishedNumbers.Comparison> comparisons = report.comparisons();
    if (!comparisons.isEmpty()) {
      all.add(PublishedNumbers.table(comparisons));
    }
    return new Told(
        file,
        findings.progress(),
        findings.verdict(),
        cautions(findings, comparisons),
        all,
        report.data());
  }

  /** Differences from a study are listed after the tables. */
  private static List<String> cautions(
      Findings findings, List<PublishedNumbers.Comparison> comparisons) {
    List<String> sentences = new ArrayList<>(findings.cautions());
    if (!comparisons.isEmpty()) {
      sentences.add(PublishedNumbers.summary(comparisons));
    }
    findings
        .facts()
        .study()
        .ifPresent(study -> sentences.add(study.reference() + ": " + study.differs()));
    return sentences;
  }

  private static List<ResultTable> tables(List<RunEntrant> entrants, RunSummary summary) {
    ResultTables tables = new ResultTables(entrants, summary);
    List<ResultTable> all =
        new ArrayList<>(List.of(tables.standings(), tables.pairings(), tables.seats()));
    Grids.of(entrants, summary).forEach(grid -> all.add(ResultTables.grid(grid)));
    return all;
  }

  private static Map<String, Object> objects(List<ResultTable> tables) {
    Map<String, Object> objects = new LinkedHashMap<>();
    tables.forEach(table -> objects.put(table.title().toLowerCase(Locale.ROOT), table.json()));
    return objects;
  }

  /**
   * The facts about the games, a tuning or a training.
   *
   * @param data the numbers by their keys
   */
  private record Told(
      Path file,
      String progress,
      String verdict,
      List<String> cautions,
      List<ResultTable> tables,
      Map<String, Object> data)
      implements Report {
    @Override
    public Object json() {
      Map<String, Object> form = new LinkedHashMap<>();
      form.put("file", file.toString());
      form.put("progress", progress);
      form.put("verdict", verdict);
      form.put("cautions", cautions);
      data.forEach(form::putIfAbsent);
      return form;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(verdict);
      out.println(progress);
      for (ResultTable table : tables) {
        out.println();
        out.println(table.text());
      }
      cautions.forEach(out::println);
      out.println("The whole report is in " + file + ".");
    }
  }
}

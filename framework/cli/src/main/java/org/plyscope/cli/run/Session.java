package org.plyscope.cli.run;

import java.io.Console;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.run.Run;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand.Report;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.run.live.EventScreen;
import org.plyscope.cli.run.live.LiveView;
import org.plyscope.cli.run.live.LogScreen;
import org.plyscope.cli.run.live.Screen;
import org.plyscope.cli.run.live.Standings;
import org.plyscope.cli.run.live.TerminalRows;
import org.plyscope.cli.run.live.TerminalScreen;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.sprt.Verdict;
import org.plyscope.experiment.table.ResultTable;
import org.plyscope.experiment.table.SuiteTables;

/** Carries out a run, shows its progress and reports its result. */
final class Session implements Report {
  private final Experiment experiment;
  private final RunJob job;
  private final LiveView live;
  private final Standings standings;
  private final PlayOptions options;
  private final String resume;
  private final Supplier<List<ResultTable>> suite;
  private List<ResultTable> found = List.of();
  private final PrintWriter err;
  private RunJob.Outcome outcome;
  private double seconds;

  /**
   * Prepares a run.
   *
   * @param err where progress is written
   * @param events whether a program reads it
   * @param resume the command that goes on with the run
   */
  Session(
      Experiment experiment,
      Services services,
      RunJob.Order order,
      PlayOptions options,
      PrintWriter err,
      boolean events,
      String resume)
      throws InterruptedException {
    this.experiment = experiment;
    this.options = options;
    this.err = err;
    this.resume = resume;
    this.suite = () -> suite(new FolderRun(order.folder(), services.catalog()));
    RunJob[] made = new RunJob[1];
    this.live = new LiveView(screen(events, () -> new Standings(experiment, made[0].tally())));
    this.job = new RunJob(experiment, services.workforces(), order, live);
    made[0] = job;
    this.standings = new Standings(experiment, job.tally());
  }

  private Screen screen(boolean events, Supplier<Standings> now) throws InterruptedException {
    if (events) {
      return new EventScreen(err, now);
    }
    Optional<Console> terminal = PlayOptions.terminal();
    return terminal.isPresent()
        ? new TerminalScreen(terminal.get().writer(), now, TerminalRows.ask())
        : new LogScreen(err, now);
  }

  private static List<ResultTable> suite(Run run) {
    return SuiteSummary.of(run).map(found -> SuiteTables.all(run, found)).orElse(List.of());
  }

  /** Plays. */
  Session run(Cancellation cancellation) throws InterruptedException {
    long start = System.nanoTime();
    cancellation.onCancel(job::halt);
    Interrupts interrupts = new Interrupts(this::stop, job::halt);
    try {
      outcome = job.run();
    } finally {
      interrupts.giveBack();
      live.end();
    }
    seconds = (System.nanoTime() - start) / 1e9;
    if (experiment.tournament().isSuite()) {
      found = suite.get();
    }
    return this;
  }

  private void stop() {
    err.println("Finishing the current games; press Ctrl+C again to stop at once.");
    err.flush();
    job.stop();
  }

  @Override
  public Object json() {
    Map<String, Object> json = standings.json();
    found.forEach(table -> json.put(table.title(), table.json()));
    json.put("experiment", experiment.name());
    json.put("planned", experiment.schedule().games());
    json.put("outcome", outcome);
    json.put("reason", job.conclusion().or(job::trouble).orElse(null));
    json.put("seconds", seconds);
    json.put("remarks", job.remarks());
    job.verdict().ifPresent(verdict -> json.put("test", verdict.text()));
    json.put("resume", outcome == RunJob.Outcome.INTERRUPTED ? resume : null);
    return json;
  }

  @Override
  public void print(PrintWriter out) {
    if (experiment.tournament().isSuite()) {
      found.forEach(table -> out.println(table.text() + "\n"));
    } else {
      standings.print(out);
    }
    job.verdict().map(Verdict::text).ifPresent(out::println);
    job.conclusion().ifPresent(out::println);
    if (outcome == RunJob.Outcome.INTERRUPTED) {
      out.println("The run was stopped; go on with:");
      out.println(resume);
    }
  }

  @Override
  public int exit() {
    if (outcome == RunJob.Outcome.INTERRUPTED) {
      return Exit.STOPPED;
    }
    if (options.strict() && (job.failedTrial() || !job.tally().forfeits().isEmpty())) {
      return Exit.FAILED;
    }
    Optional<Verdict> verdict = job.verdict();
    return verdict.isPresent() && !verdict.get().isDecided() ? Exit.UNDECIDED : Exit.DONE;
  }
}

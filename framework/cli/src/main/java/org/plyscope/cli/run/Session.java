package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand.Report;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.statistics.sprt.Verdict;
import picocli.CommandLine.Help.Ansi;

/** Carries out a run, shows how it goes, and reports what came of it. */
final class Session implements Report {
  private final Experiment experiment;
  private final RunJob job;
  private final LiveLine live;
  private final Standings standings;
  private final boolean strict;
  private final String resume;
  private RunJob.Outcome outcome;
  private double seconds;

  /**
   * Prepares a run.
   *
   * @param strict whether forfeits make the command fail
   * @param resume the command that goes on with the run
   */
  Session(
      Experiment experiment,
      Services services,
      RunJob.Order order,
      PrintWriter progress,
      boolean strict,
      String resume) {
    this.experiment = experiment;
    this.strict = strict;
    this.resume = resume;
    boolean terminal = Ansi.AUTO.enabled();
    RunJob[] made = new RunJob[1];
    this.live =
        new LiveLine(
            progress,
            terminal,
            experiment.schedule().games(),
            () -> new Standings(experiment, made[0].tally()).summary());
    this.job = new RunJob(experiment, services.catalog(), services.workers(), order, live);
    made[0] = job;
    this.standings = new Standings(experiment, job.tally());
  }

  /** Returns the hashes of all bundles. */
  static Map<String, String> bundles(Services services) {
    return services.installation().map(Installation::bundles).orElse(Map.of());
  }

  /** Plays. */
  void run(Cancellation cancellation, PrintWriter err) throws InterruptedException {
    long start = System.nanoTime();
    cancellation.onCancel(job::halt);
    Runnable soft =
        () -> {
          err.println("Finishing the games that are being played; once more stops at once.");
          err.flush();
          job.stop();
        };
    Interrupts interrupts = new Interrupts(soft, job::halt);
    try {
      outcome = job.run();
    } finally {
      interrupts.giveBack();
      live.clear();
    }
    seconds = (System.nanoTime() - start) / 1e9;
  }

  @Override
  public Object json() {
    Map<String, Object> json = standings.json();
    json.put("experiment", experiment.name());
    json.put("planned", experiment.schedule().games());
    json.put("outcome", outcome);
    json.put("seconds", seconds);
    json.put("remarks", job.remarks());
    job.verdict().ifPresent(verdict -> json.put("test", verdict.text()));
    json.put("resume", outcome == RunJob.Outcome.INTERRUPTED ? resume : null);
    return json;
  }

  @Override
  public void print(PrintWriter out) {
    job.remarks().forEach(out::println);
    standings.print(out);
    job.verdict().map(Verdict::text).ifPresent(out::println);
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
    if (strict && !job.tally().forfeits().isEmpty()) {
      return Exit.FAILED;
    }
    Optional<Verdict> verdict = job.verdict();
    return verdict.isPresent() && !verdict.get().isDecided() ? Exit.UNDECIDED : Exit.DONE;
  }
}

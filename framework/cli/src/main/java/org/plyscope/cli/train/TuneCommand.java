package org.plyscope.cli.train;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.ReportCommand.Report;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.run.FlagOptions;
import org.plyscope.cli.run.Interrupts;
import org.plyscope.cli.run.Naming;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningFile;
import org.plyscope.experiment.tune.TuningFolder;
import org.plyscope.experiment.tune.TuningJob;
import org.plyscope.experiment.tune.TuningPlan;
import org.plyscope.experiment.tune.TuningResult;
import org.plyscope.experiment.tune.TuningTables;
import org.plyscope.experiment.tune.TuningText;
import org.plyscope.experiment.work.process.Cores;
import org.plyscope.lab.catalog.OwnPreset;
import org.plyscope.lab.catalog.OwnPresets;
import org.plyscope.lab.file.ShellText;
import org.plyscope.wire.WireValue;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tunes options of an agent in a folder, or goes on with a tuning. */
@Command(
    name = "tune",
    description = {
      "Find option values that play best, see 'plyscope tuners'; or go on with a tuning.",
      "Ctrl-C finishes the games that are being played, a second one stops at once.",
      "Exit codes: 0 done, 2 bad file, 3 interrupted."
    })
public final class TuneCommand extends ReportCommand {
  private static final int MOST_WORKERS = 60;

  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec command;

  @Parameters(
      paramLabel = "FILE|DIR",
      description = "A tuning file, or the folder of a tuning to go on with.")
  private Path file;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder of the tuning; beside the file and named after it if not given.")
  private Path out;

  @Option(
      names = "--resume",
      description = "Go on with a tuning; without this, a folder that holds one is refused.")
  private boolean resume;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "How many games run at a time; the number of processors less one if not given.")
  private Integer workers;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description = "Change a value of the file, for example method.generations=10.")
  private List<String> changes = List.of();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "Keep the result as a preset of yours, mine/NAME, that can be used at once.")
  private String preset;

  @Mixin private FlagOptions flags;

  public TuneCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    TuningFolder folder = Files.isDirectory(file) ? goingOn() : begun();
    TuningPlan plan = folder.plan(services.catalog());
    flags.check(plan.workerSettings());
    TuneProgress progress = new TuneProgress(plan, command.commandLine().getErr());
    TuningJob job =
        new TuningJob(
            services.catalog(),
            folder,
            new TuningJob.Order(
                workers(plan),
                services.workforces(),
                services.installation().map(Installation::bundles).orElse(Map.of())),
            progress);
    cancellation.onCancel(job::halt);
    Interrupts interrupts =
        new Interrupts(
            () -> {
              progress.told("Finishing the current games; press Ctrl+C again to stop at once.");
              job.stop();
            },
            job::halt);
    try {
      Optional<TuningResult> result = job.run();
      Optional<OwnPreset> kept = result.flatMap(found -> kept(plan, found));
      return new TuneReport(plan, folder, result, kept);
    } finally {
      interrupts.giveBack();
    }
  }

  private Optional<OwnPreset> kept(TuningPlan plan, TuningResult result) {
    if (preset == null) {
      return Optional.empty();
    }
    OwnPreset made = TuningFolder.preset(plan, result, preset);
    OwnPresets presets = new OwnPresets(services.data());
    presets.keep(made);
    services.catalog().offer(presets.all());
    return Optional.of(made);
  }

  private TuningFolder goingOn() {
    if (!changes.isEmpty()) {
      throw new InputException("A tuning that has begun cannot be changed by --set.");
    }
    return new TuningFolder(file);
  }

  private TuningFolder begun() {
    WireValue tree = ExperimentFile.tree(file, changes);
    TuningPlan plan = TuningFile.read(tree, file.toAbsolutePath().getParent(), services.catalog());
    flags.check(plan.workerSettings());
    TuningFolder folder = new TuningFolder(out == null ? Naming.beside(file, "tuning") : out);
    if (folder.exists() && !resume) {
      throw new InputException(
          "There is a tuning in '%s' already; add --resume to go on, or name another folder by --out."
              .formatted(folder.path()));
    }
    folder.begin(tree, plan);
    return folder;
  }

  private int workers(TuningPlan plan) {
    int wanted = workers == null ? Cores.ofThisMachine().usualWorkers(plan.timed()) : workers;
    if (wanted < 1 || wanted > MOST_WORKERS) {
      throw new InputException(
          "The number of workers is %d; it must be from 1 to %d.".formatted(wanted, MOST_WORKERS));
    }
    return wanted;
  }

  /**
   * Reports the progress of a tuning: a line per generation, and now and then one about its games.
   */
  private static final class TuneProgress implements TuningJob.Follower {
    private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final TuningPlan plan;
    private final PrintWriter out;
    private long told = System.nanoTime();

    TuneProgress(TuningPlan plan, PrintWriter out) {
      this.plan = plan;
      this.out = out;
    }

    @Override
    public void playing(String what, int games, int of) {
      if (System.nanoTime() - told > PAUSE_NANOS) {
        print("%s: %d of %d games.".formatted(what, games, of));
      }
    }

    @Override
    public void measured(Generation generation) {
      int best = generation.best();
      print(
          "%sGeneration %d: best %.1f %%, mean %.1f %%, spread %.1f; %s"
              .formatted(
                  plan.extent().repetitions() > 1
                      ? "Repetition " + generation.repetition() + ", "
                      : "",
                  generation.number(),
                  100 * generation.scores().get(best).value(),
                  100 * generation.mean(),
                  100 * generation.spread(),
                  String.join(" ", generation.values().get(best))));
    }

    @Override
    public void told(String sentence) {
      print(sentence);
    }

    private synchronized void print(String line) {
      told = System.nanoTime();
      out.println(line);
      out.flush();
    }
  }

  /** The result of a tuning. */
  private static final class TuneReport implements Report {
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
}

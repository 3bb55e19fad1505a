package org.plyscope.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.PathText;
import org.plyscope.lab.file.ShellText;
import org.plyscope.lab.file.TextFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays the games of an experiment. */
@Command(
    name = "run",
    description = {
      "Play the games of an experiment file, or go on with a run.",
      "Ctrl-C finishes the games that are being played, a second one stops at once.",
      "With --json, progress is written to the error output, an event per line.",
      "Exit codes: 0 done, 1 forfeits under --strict, 2 bad file, 3 stopped, 4 test undecided."
    })
public final class RunCommand extends ReportCommand {
  private static final int LARGEST_LIST = 100_000_000;

  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "FILE|DIR",
      description = "An experiment file, or the folder of a run to go on with.")
  private String file;

  @Mixin private PlayOptions playing;
  @Mixin private FlagOptions flags;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder of the run; beside the file and named after it if not given.")
  private Path out;

  @Option(
      names = "--resume",
      description = "Go on with a run; without this, a folder that holds games is refused.")
  private boolean resume;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = {
        "Play only the game sets whose number leaves I when divided by N.",
        "Game sets go round the line-ups: if N shares a factor with their number, a shard lacks"
            + " some."
      })
  private String shard;

  @Option(
      names = "--only",
      paramLabel = "FILE",
      description = "Play only the games whose numbers a file lists, as 'plyscope merge' does.")
  private Path only;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description = "Change a value of the file, for example limits.default.nodes=100k.")
  private List<String> changes = List.of();

  public RunCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    Path source = PathText.parse(file);
    boolean goingOn = Files.isDirectory(source);
    Experiment experiment =
        goingOn
            ? ResolvedForm.ofRun(source, services.catalog())
            : ExperimentFile.read(source, changes, services.catalog());
    flags.check(experiment.workerSettings());
    Path folder = goingOn ? source : out != null ? out : Naming.beside(source);
    if (goingOn && !changes.isEmpty()) {
      throw new InputException("A run that has begun cannot be changed by --set.");
    }
    if (!goingOn && !resume && shard == null && only == null && hasGames(folder)) {
      throw new InputException(
          "There are games in '%s' already; add --resume to go on, or name another folder by --out."
              .formatted(folder));
    }
    return new Session(
            experiment,
            services,
            playing.order(experiment, folder, part(), services),
            playing,
            spec.commandLine().getErr(),
            wantsJson(),
            "plyscope run " + ShellText.quoted(folder) + options(experiment))
        .run(cancellation);
  }

  private String options(Experiment experiment) {
    return playing.text()
        + JavaFlags.option(experiment.workerSettings().flags())
        + (shard == null ? "" : " --shard " + ShellText.quoted(shard))
        + (only == null ? "" : " --only " + ShellText.quoted(only));
  }

  private Shard part() {
    Shard part = shard == null ? Shard.ALL : Shard.shard(shard);
    return only == null ? part : part.only(indices());
  }

  private List<Integer> indices() {
    List<Integer> indices = new ArrayList<>();
    try {
      for (String word : TextFile.read(only, LARGEST_LIST).split("[\\s,]+", -1)) {
        if (!word.isEmpty()) {
          indices.add(Integer.parseInt(word));
        }
      }
      return indices;
    } catch (IOException e) {
      throw new InputException(
          "The file '%s' cannot be read (%s).".formatted(only, FileReasons.of(e)));
    } catch (NumberFormatException e) {
      throw new InputException("The file '" + only + "' must list numbers of games.");
    }
  }

  private static boolean hasGames(Path folder) {
    try {
      Path games = folder.resolve(RunFolder.GAMES);
      return RunFolder.isRun(folder) && Files.exists(games) && Files.size(games) > 0;
    } catch (IOException e) {
      return false;
    }
  }
}

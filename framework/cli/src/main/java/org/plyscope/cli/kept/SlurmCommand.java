package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.run.FlagOptions;
import org.plyscope.cli.run.Naming;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a script for a cluster. */
@Command(
    name = "slurm",
    description = "Print a script for sbatch that plays an experiment as an array of shards.")
public final class SlurmCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "FILE", description = "An experiment file.")
  private Path file;

  @Option(
      names = "--tasks",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many shards; 10 if not given.")
  private int tasks;

  @Option(
      names = "--time",
      paramLabel = "H:MM:SS",
      defaultValue = "2:00:00",
      description = "How long each may take; 2:00:00 if not given.")
  private String time;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder of the run; named after the experiment file if not given.")
  private Path out;

  @Mixin private FlagOptions flags;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  public SlurmCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    Experiment experiment = ExperimentFile.read(file, List.of(), services.catalog());
    flags.check(experiment.workerSettings());
    int blocks = experiment.schedule().blocks();
    if (tasks < 1 || tasks > blocks) {
      throw new InputException(
          "%d tasks do not fit; the experiment has %d game sets, each played by one task."
              .formatted(tasks, blocks));
    }
    if (!time.matches("(\\d+-)?\\d{1,3}:\\d{2}:\\d{2}")) {
      throw new InputException("The time '" + time + "' must be hours, minutes and seconds.");
    }
    Path folder = out == null ? Naming.beside(file.getFileName()) : out;
    refuseControls(file);
    refuseControls(folder);
    List<String> warnings = warnings(experiment.schedule().lineups().size(), blocks);
    return new Script(
        new SlurmScript(tasks, time, experiment.workerSettings(), file, folder, program(), warnings)
            .text(),
        warnings,
        spec.commandLine().getErr());
  }

  /** The names stand in comments of the script too, which a line break would end. */
  private static void refuseControls(Path path) {
    if (path.toString().chars().anyMatch(Character::isISOControl)) {
      throw new InputException(
          "The name '%s' holds a line break or another control character, which a script cannot hold; rename it."
              .formatted(path.toString().replaceAll("\\p{Cntrl}", "?")));
    }
  }

  /** The path of this program is a good guess where the nodes share the folder it is in. */
  private static String program() {
    String home = System.getProperty("plyscope.home", "");
    Path found = Path.of(home, "bin", "plyscope").toAbsolutePath();
    return !home.isEmpty() && Files.isExecutable(found) ? found.toString() : "plyscope";
  }

  private List<String> warnings(int lineups, int blocks) {
    if (isFair(tasks, lineups)) {
      return List.of();
    }
    int better = tasks;
    while (better > 1 && !isFair(better, lineups)) {
      better--;
    }
    for (int more = tasks + 1; more <= blocks && more - tasks < tasks - better; more++) {
      better = isFair(more, lineups) ? more : better;
    }
    return List.of(
        "%d tasks and %d line-ups have a common factor, so each task plays only some of the line-ups; %d tasks would play all."
            .formatted(tasks, lineups, better));
  }

  /** Blocks go round the line-ups, so a task meets all of them only without a common factor. */
  private static boolean isFair(int tasks, int lineups) {
    return BigInteger.valueOf(tasks).gcd(BigInteger.valueOf(lineups)).intValue() == 1;
  }

  private record Script(String text, List<String> warnings, PrintWriter err) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("script", text);
      json.put("warnings", warnings);
      return json;
    }

    /** The output usually goes to a file, so warnings go elsewhere too. */
    @Override
    public void print(PrintWriter out) {
      out.print(text);
      warnings.forEach(err::println);
      err.flush();
    }
  }
}

package org.plyscope.cli.kept;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Digits;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.conduct.Merge;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the games of shards together. */
@Command(
    name = "merge",
    description = "Put the games of shards together, and list those that are missing.")
public final class MergeCommand extends ReportCommand {
  private static final String MISSING = "missing.txt";

  private final Services services;

  @Parameters(paramLabel = "DIR", description = "The folder of a run.")
  private Path folder;

  @Option(
      names = "--force",
      description = "Go on where the disk knows no locks, and mix games of other bundles.")
  private boolean force;

  public MergeCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    KeptRun run = new KeptRun(folder, services);
    List<String> warnings = run.warnings();
    Merge.Result result = Merge.run(folder, run.experiment(), force);
    Path missing = folder.resolve(MISSING);
    if (!result.missing().isEmpty()) {
      String text =
          KeptRun.list(result.missing()).stream()
              .map(String::valueOf)
              .collect(Collectors.joining("\n", "", "\n"));
      new OwnFolder(folder).write("The list of missing games", MISSING, text);
    } else {
      forget(missing);
    }
    String command =
        "plyscope run "
            + ShellText.quoted(folder)
            + JavaFlags.option(run.experiment().workerSettings().flags())
            + " --only "
            + ShellText.quoted(missing);
    return new Merged(result, command, warnings);
  }

  /** A list of an earlier merge would send people after games that are there. */
  private static void forget(Path missing) {
    try {
      Files.deleteIfExists(missing);
    } catch (IOException e) {
      throw new InputException(
          "The list '" + missing + "' is out of date and cannot be deleted; delete it yourself.");
    }
  }

  private record Merged(Merge.Result result, String command, List<String> warnings)
      implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("games", result.games());
      json.put("added", result.added());
      json.put("conflicts", result.conflicts());
      json.put("missing", result.missing().cardinality());
      json.put("warnings", warnings);
      json.put("resume", result.missing().isEmpty() ? null : command);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      warnings.forEach(out::println);
      out.println(
          "%s games, %s of them new."
              .formatted(Digits.count(result.games()), Digits.count(result.added())));
      if (result.conflicts() > 0) {
        out.println(
            "%d games came out differently when they were played twice, so the run is not"
                    .formatted(result.conflicts())
                + " reproducible; the second lines are in "
                + Merge.CONFLICTS
                + ".");
      }
      if (!result.missing().isEmpty()) {
        out.println(
            Digits.count(result.missing().cardinality()) + " games are missing; play them:");
        out.println(command);
      }
    }

    @Override
    public int exit() {
      return result.missing().isEmpty() ? Exit.DONE : Exit.STOPPED;
    }
  }
}

package org.plyscope.cli.database;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.plyscope.api.database.Database;
import org.plyscope.api.measure.Digits;
import org.plyscope.cli.option.OutputFiles;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.database.DatabaseJob;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes a table of a plugin and keeps it in a file. */
@Command(
    name = "database",
    description =
        "Compute a table once, for example all endgames with few pieces, and keep it in a file;"
            + " see 'plyscope databases'.")
public final class DatabaseCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec command;

  @Mixin private RulesOptions rules;

  @Parameters(
      paramLabel = "DATABASE",
      description = "The database to compute, with options: endgames:pieces=4.")
  private String database;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The file to write, usually *." + Database.ENDING + ".")
  private String out;

  public DatabaseCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() {
    Path file = OutputFiles.place("The database", out);
    DatabaseJob job =
        new DatabaseJob(services.catalog(), rules.rules(services.catalog()), database, file);
    long start = System.nanoTime();
    try {
      Database made = job.run(new TerminalMonitor(command.commandLine().getErr(), cancellation));
      return new Built(made, file, System.nanoTime() - start);
    } catch (InterruptedException e) {
      return new Built(null, file, System.nanoTime() - start);
    }
  }

  /**
   * The result.
   *
   * @param database the table, or null if the user ended the command
   */
  private record Built(Database database, Path file, long nanos) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.toString());
      json.put("seconds", nanos / 1e9);
      json.put("bytes", database == null ? null : database.size());
      json.put("facts", database == null ? null : new TreeMap<>(database.facts()));
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      if (database == null) {
        out.println("Nothing was written.");
        return;
      }
      out.println(
          "Wrote %s bytes to %s after %.1f s."
              .formatted(Digits.count(database.size()), file, nanos / 1e9));
      new TreeMap<>(database.facts()).forEach((name, value) -> out.println(name + ": " + value));
    }

    @Override
    public int exit() {
      return database == null ? Exit.INTERRUPTED : Exit.DONE;
    }
  }
}

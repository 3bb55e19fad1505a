package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.experiment.file.ExperimentFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings an experiment file up to date. There is one version of the format so far. */
@Command(
    name = "migrate",
    description = "Bring an experiment file up to date; version 1 is the only one so far.")
public final class MigrateCommand extends ReportCommand {
  @Parameters(paramLabel = "FILE", description = "An experiment file.")
  private Path file;

  @Override
  protected Report report() {
    return new Migrated(file, ExperimentFile.version(file));
  }

  private record Migrated(Path file, int version) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.toString());
      json.put("version", version);
      json.put("changed", false);
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println("'%s' is version %d already; nothing was changed.".formatted(file, version));
    }
  }
}

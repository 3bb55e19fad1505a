package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.plyscope.api.measure.Digits;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.JavaFlags;
import org.plyscope.experiment.run.Repair;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Sets damaged lines of a run aside. */
@Command(
    name = "repair",
    description = {
      "Set damaged lines of a run aside, so that their games are played again.",
      "The lines go to a file beside that of the games, and the old file is kept."
    })
public final class RepairCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "RUN", description = "The folder of a run.")
  private Path folder;

  public RepairCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    KeptRun run = new KeptRun(folder, services);
    List<Repair.Repaired> files = new Repair(folder, run.scan()).run();
    BitSet missing = new BitSet();
    missing.set(0, run.experiment().schedule().games());
    missing.andNot(run.read((game, bytes, from, length) -> {}));
    String flags = JavaFlags.option(run.experiment().workerSettings().flags());
    return new Done(files, missing, "plyscope run " + ShellText.quoted(folder) + flags);
  }

  private record Done(List<Repair.Repaired> files, BitSet missing, String command)
      implements Report {
    private static final int MOST_RANGES = 20;

    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("files", files.stream().map(Done::json).toList());
      json.put("missing", KeptRun.list(missing));
      return json;
    }

    private static Map<String, Object> json(Repair.Repaired file) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("file", file.file().toString());
      json.put("lines", file.lines());
      json.put("damaged", file.damaged().toString());
      json.put("kept", file.kept().toString());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      if (files.isEmpty()) {
        out.println("No line is damaged; nothing was changed.");
      }
      for (Repair.Repaired file : files) {
        out.println(
            "%s damaged %s of %s: now in %s; the old file is kept as %s."
                .formatted(
                    Digits.count(file.lines()),
                    file.lines() == 1 ? "line" : "lines",
                    file.file(),
                    file.damaged(),
                    file.kept()));
      }
      if (!missing.isEmpty()) {
        out.println(
            "%s %s missing (%s); play them:"
                .formatted(
                    Digits.count(missing.cardinality()),
                    missing.cardinality() == 1 ? "game is" : "games are",
                    ranges()));
        out.println(command);
      }
    }

    private String ranges() {
      StringJoiner ranges = new StringJoiner(", ");
      int count = 0;
      int first = missing.nextSetBit(0);
      while (first >= 0 && count < MOST_RANGES) {
        int behind = missing.nextClearBit(first);
        ranges.add(behind == first + 1 ? "" + first : first + "–" + (behind - 1));
        count++;
        first = missing.nextSetBit(behind);
      }
      return first < 0 ? ranges.toString() : ranges.add("…").toString();
    }
  }
}

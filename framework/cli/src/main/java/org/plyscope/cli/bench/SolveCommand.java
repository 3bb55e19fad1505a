package org.plyscope.cli.bench;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.measure.Value;
import org.plyscope.bench.SolveBench;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Solves Kalah and checks the published margins. */
@Command(
    name = "solve",
    description = "Solve Kalah(6,4) under both capture rules and check the published margins.")
public final class SolveCommand extends ReportCommand {
  private final Catalog catalog;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  public SolveCommand(Catalog catalog, Cancellation cancellation) {
    this.catalog = catalog;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    return new Verdicts(
        SolveBench.run(
            catalog,
            cancellation::cancelled,
            text -> {
              err.println(text);
              err.flush();
            }),
        cancellation.cancelled());
  }

  /** The results beside published ones. */
  public record Verdicts(List<SolveBench.Verdict> verdicts, boolean cancelled)
      implements ReportCommand.Report {
    @Override
    public Object json() {
      return verdicts.stream().map(Verdicts::json).toList();
    }

    private static Map<String, Object> json(SolveBench.Verdict verdict) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("rules", verdict.rules());
      json.put("publishedMargin", verdict.publishedMargin());
      json.put("margin", verdict.margin());
      json.put("publishedOpenings", verdict.published());
      json.put("openings", verdict.found());
      json.put("nodes", verdict.nodes());
      json.put("cpuSecondsForMargin", verdict.marginNanos() / 1e9);
      json.put("cpuSeconds", verdict.cpuNanos() / 1e9);
      json.put("right", verdict.right());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      Table table =
          new Table(
              "RULES",
              "MARGIN",
              "PUBLISHED",
              "CPU S",
              "OPENINGS",
              "PUBLISHED",
              "CPU S IN ALL",
              "NODES",
              "");
      for (SolveBench.Verdict verdict : verdicts) {
        table.row(
            verdict.rules(),
            Value.text(verdict.margin()),
            verdict.publishedMargin(),
            seconds(verdict.marginNanos()),
            verdict.found().stream().map(Value::text).collect(Collectors.joining(" ")),
            verdict.published().stream().map(String::valueOf).collect(Collectors.joining(" ")),
            seconds(verdict.cpuNanos()),
            verdict.nodes(),
            verdict.right() ? "right" : "WRONG");
      }
      table.print(out);
    }

    private static String seconds(long nanos) {
      return Digits.fixed(nanos / 1e9, 1);
    }

    @Override
    public int exit() {
      if (cancelled) {
        return Exit.INTERRUPTED;
      }
      return verdicts.stream().allMatch(SolveBench.Verdict::right) ? Exit.DONE : Exit.FAILED;
    }
  }
}

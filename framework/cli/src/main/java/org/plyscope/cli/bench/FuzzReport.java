package org.plyscope.cli.bench;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.bench.fuzz.FuzzRun;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Table;

/** What damaged input did: a row per target, and how to repeat each finding. */
record FuzzReport(FuzzRun run, long seed, boolean cancelled) implements ReportCommand.Report {
  @Override
  public Object json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("seed", seed);
    json.put("inputs", inputs());
    json.put("targets", run.tallies().stream().map(FuzzReport::tally).toList());
    json.put("findings", run.findings().stream().map(this::finding).toList());
    return json;
  }

  private long inputs() {
    return run.tallies().stream().mapToLong(FuzzRun.Tally::inputs).sum();
  }

  private static Map<String, Object> tally(FuzzRun.Tally tally) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("target", tally.target());
    json.put("inputs", tally.inputs());
    json.put("accepted", tally.accepted());
    json.put("refused", tally.refused());
    json.put("broke", tally.broke());
    json.put("cpuSeconds", tally.cpuNanos() / 1e9);
    json.put("slowestInput", tally.slowest());
    json.put("slowestCpuMillis", tally.slowestNanos() / 1e6);
    json.put("mostBytes", tally.mostBytes());
    return json;
  }

  private Map<String, Object> finding(FuzzRun.Finding finding) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("target", finding.target());
    json.put("number", finding.number());
    json.put("failure", finding.failure());
    json.put("input", finding.input());
    json.put("repeat", repeat(finding));
    return json;
  }

  private String repeat(FuzzRun.Finding finding) {
    return "plyscope bench fuzz --seed %d --target '%s' --number %d"
        .formatted(seed, finding.target(), finding.number());
  }

  @Override
  public void print(PrintWriter out) {
    Table table =
        new Table(
            "TARGET", "INPUTS", "ACCEPTED", "REFUSED", "BROKE", "CPU S", "SLOWEST MS", "NUMBER");
    for (FuzzRun.Tally tally : run.tallies()) {
      table.row(
          tally.target(),
          tally.inputs(),
          tally.accepted(),
          tally.refused(),
          tally.broke(),
          Math.round(tally.cpuNanos() / 1e8) / 10.0,
          tally.slowestNanos() / 1_000_000,
          tally.slowest());
    }
    table.print(out);
    out.println();
    out.println(
        "%,d inputs with seed %d, %d findings.".formatted(inputs(), seed, run.findings().size()));
    for (FuzzRun.Finding finding : run.findings()) {
      out.println();
      out.println(finding.target() + ", input " + finding.number() + ": " + finding.failure());
      out.println(finding.input());
      out.println("Repeat it with: " + repeat(finding));
    }
  }

  @Override
  public int exit() {
    if (!run.findings().isEmpty()) {
      return Exit.FAILED;
    }
    return cancelled ? Exit.INTERRUPTED : Exit.DONE;
  }
}

package org.plyscope.cli.bench;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.bench.ProcessBench;
import org.plyscope.bench.ProcessBench.Overhead;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the cost of a move that another process chooses. */
@Command(name = "process", description = "The overhead per move of an agent in another process.")
final class ProcessCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "5",
      converter = OptionNumbers.Seconds.class,
      description = "How long to measure (default ${DEFAULT-VALUE}).")
  private double seconds;

  ProcessCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    Overhead measured =
        ProcessBench.run(
            services
                .programs()
                .get()
                .orElseThrow(() -> new InputException("Agent programs are not available.")),
            services.catalog().rules("kalah", "", Map.of()),
            seconds,
            cancellation::cancelled);
    return new Measured(measured, cancellation.cancelled());
  }

  private record Measured(Overhead overhead, boolean cancelled) implements Report {
    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("moves", overhead.moves());
      json.put("meanMicros", overhead.meanMicros());
      json.put("medianMicros", overhead.medianMicros());
      json.put("slowMicros", overhead.slowMicros());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(
          String.format(
              Locale.ROOT,
              "%,d moves of a Java program that echoes: mean %.0f µs, median %.0f µs, one in a"
                  + " hundred above %.0f µs.",
              overhead.moves(),
              overhead.meanMicros(),
              overhead.medianMicros(),
              overhead.slowMicros()));
    }

    @Override
    public int exit() {
      return cancelled ? Exit.FAILED : Exit.DONE;
    }
  }
}

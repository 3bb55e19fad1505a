package org.plyscope.cli.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.plyscope.bench.fuzz.FuzzRun;
import org.plyscope.bench.fuzz.ParserTargets;
import org.plyscope.bench.fuzz.ProgramTargets;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.fuzz.FuzzTarget;
import org.plyscope.lab.fuzz.FuzzTargets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Throws damaged input at everything that reads, for as long as wanted. */
@Command(
    name = "fuzz",
    description =
        "Throw damaged input at every parser and at the command line, and report failures.")
public final class FuzzCommand extends ReportCommand {
  /** A file system in memory, where there is one: no input is worth a write to the disk. */
  private static final Path MEMORY = Path.of("/dev/shm");

  /** Some readers log refused input, which would be millions of lines. */
  private static final Logger ALL_LOGS = Logger.getLogger("");

  private final Services services;
  private final Cancellation cancellation;
  private final CommandLines.Runner runner;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "60",
      converter = OptionNumbers.Seconds.class,
      description =
          "How long to try (default ${DEFAULT-VALUE}); all targets get the same processor time.")
  private double seconds;

  @Option(
      names = "--inputs",
      paramLabel = "N",
      converter = OptionNumbers.Large.class,
      description = "Give every target this number of inputs instead, however long it takes.")
  private Long inputs;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      converter = OptionNumbers.Seed.class,
      description = "The seed of all input; 0 if not given. The same seed makes the same input.")
  private long seed;

  @Option(names = "--target", paramLabel = "NAME", description = "Try only this target.")
  private String only;

  @Option(
      names = "--number",
      paramLabel = "N",
      converter = OptionNumbers.Seed.class,
      description = "Try only the input with this number, to look at a finding again.")
  private Long number;

  FuzzCommand(Services services, Cancellation cancellation, CommandLines.Runner runner) {
    this.services = services;
    this.cancellation = cancellation;
    this.runner = runner;
  }

  @Override
  protected Report report() throws InterruptedException, IOException {
    Path scratch =
        Files.isWritable(MEMORY)
            ? Files.createTempDirectory(MEMORY, "plyscope-fuzz")
            : Files.createTempDirectory("plyscope-fuzz");
    Level level = ALL_LOGS.getLevel();
    ALL_LOGS.setLevel(Level.OFF);
    try {
      FuzzRun run = new FuzzRun(wanted(targets(scratch)), seed);
      if (number != null) {
        run.only(number);
      } else if (inputs != null) {
        run.inputs(inputs, cancellation::cancelled);
      } else {
        run.seconds(seconds, cancellation::cancelled);
      }
      return new FuzzReport(run, seed, cancellation.cancelled());
    } finally {
      ALL_LOGS.setLevel(level);
      remove(scratch);
    }
  }

  private List<FuzzTarget> targets(Path scratch) throws IOException {
    Catalog catalog = services.catalog();
    List<FuzzTarget> targets = new ArrayList<>(ParserTargets.of(catalog, scratch));
    targets.add(CommandLines.target(catalog, runner));
    services
        .programs()
        .get()
        .ifPresent(programs -> targets.add(ProgramTargets.descriptors(programs, scratch)));
    Optional<FuzzTargets> window = services.windowReaders().get();
    if (window.isPresent()) {
      targets.addAll(window.get().targets(Files.createDirectory(scratch.resolve("window"))));
    }
    return targets;
  }

  private List<FuzzTarget> wanted(List<FuzzTarget> targets) {
    List<FuzzTarget> wanted =
        targets.stream().filter(target -> only == null || target.name().equals(only)).toList();
    if (wanted.isEmpty()) {
      throw NearMatches.unknown("target", only, targets.stream().map(FuzzTarget::name).toList());
    }
    return wanted;
  }

  private static void remove(Path scratch) throws IOException {
    try (Stream<Path> files = Files.walk(scratch)) {
      files.sorted(Comparator.reverseOrder()).forEach(FuzzCommand::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The effects of damaged input: a row per target, and how to repeat each finding. */
  private record FuzzReport(FuzzRun run, long seed, boolean cancelled)
      implements ReportCommand.Report {
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
}

package org.plyscope.cli.search;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.trace.Trace;
import org.plyscope.cli.option.ExportOptions;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.PositionOption;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.play.MoveTexts;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.trace.TraceFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets an agent search a position. */
@Command(name = "analyse", description = "Let an agent search a position.")
public final class AnalyseCommand extends ReportCommand {
  private static final ExportOptions.Standard STANDARD =
      new ExportOptions.Standard("search-tree", "result");
  private static final int LARGEST_TRACE = 100_000_000;

  /** A reference that ends by itself, such as a perfect player, is stopped after this time. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final Services services;
  private final Cancellation cancellation;

  @Mixin private RulesOptions rules;

  @Mixin private PositionOption position;

  @Option(
      names = "--agent",
      required = true,
      paramLabel = "ID[:k=v,...]",
      description = "The agent and its options, see 'plyscope agents'.")
  private String agent;

  @Mixin private LimitOptions limits;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Look only at these moves of the position, for example 9-13,10-14.")
  private String moves = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of every random choice; 0 if not given.")
  private long seed;

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Record the search tree in this file.")
  private String traceFile;

  @Option(
      names = "--trace-nodes",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "How many nodes a trace keeps at most; below shallow plies it then samples.")
  private int traceNodes;

  @Option(
      names = "--reference",
      paramLabel = "ID[:k=v,...]",
      description = "Judge the move by this agent, for example a perfect player.")
  private String reference;

  @Option(
      names = "--reference-depth",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many plies the reference looks ahead; else it has 5 minutes a search.")
  private int referenceDepth;

  @Mixin private ExportOptions exports;

  public AnalyseCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    Rules game = rules.rules(services.catalog());
    Line line = position.line(game, services);
    AgentSpec who = services.catalog().agent(game, agent);
    AgentSpec judge = reference == null ? null : services.catalog().agent(game, reference);
    Limits judgeLimits = judge == null ? Limits.NONE : referenceLimits(judge);
    Path file = traceFile == null ? null : traceFile();
    List<ViewExports.Request> requests = exports.requests(services.exports(), STANDARD);
    SearchSpec spec =
        SearchSpec.of(line, who, limits.limits(who))
            .withSeed(seed)
            .withRootMoves(MoveTexts.among(line.state(), moves))
            .withTrace(file == null && !exports.any() ? 0 : traceNodes);
    long start = System.nanoTime();
    SearchHandle handle = services.searches().start(spec, SearchListener.NONE, outcome -> {});
    cancellation.onCancel(handle::cancel);
    SearchOutcome outcome = handle.await();
    long nanos = System.nanoTime() - start;
    outcome.problem().ifPresent(problem -> fail(problem, outcome.badInput()));
    if (file != null) {
      TraceFiles.save(
          outcome.trace().orElseThrow(), outcome.result().orElseThrow(), file, () -> false);
    }
    for (ViewExports.Request request : requests) {
      services.exports().get().orElseThrow().export(request, outcome);
    }
    MoveQuality quality = judge == null ? null : judge(outcome, judge, judgeLimits);
    return new AnalysisReport(
        outcome, nanos, files(file, requests), note(outcome), quality, exit());
  }

  private static AnalysisReport.Files files(Path trace, List<ViewExports.Request> requests) {
    return new AnalysisReport.Files(
        trace, requests.stream().map(ViewExports.Request::file).toList());
  }

  private Limits referenceLimits(AgentSpec judge) {
    boolean endless = judge.limits().equals(Limits.NONE) && !judge.endsByItself();
    if (referenceDepth == 0 && endless) {
      throw new InputException("The reference needs an end; give --reference-depth.");
    }
    if (referenceDepth > 0) {
      return Limits.depth(referenceDepth);
    }
    return judge.limits().equals(Limits.NONE) ? Limits.time(PATIENCE) : judge.limits();
  }

  private MoveQuality judge(SearchOutcome outcome, AgentSpec judge, Limits judgeLimits)
      throws InterruptedException {
    SearchSpec spec = outcome.spec();
    long move = outcome.result().orElseThrow().move();
    return MoveQuality.judge(
        services.catalog(), spec.line(), move, judge, judgeLimits, seed, cancellation::cancelled);
  }

  private static void fail(String problem, boolean badInput) {
    throw badInput ? new InputException(problem) : new FailedException(problem);
  }

  private static String note(SearchOutcome outcome) {
    return outcome.trace().map(Trace::note).orElse("");
  }

  private int exit() {
    return cancellation.cancelled() ? Exit.INTERRUPTED : Exit.DONE;
  }

  /** Returns where the trace goes; a wrong place is told before the search, not after. */
  private Path traceFile() {
    if (traceNodes < 1 || traceNodes > LARGEST_TRACE) {
      throw new InputException(
          "The trace is to keep %d nodes; it must be from 1 to %d."
              .formatted(traceNodes, LARGEST_TRACE));
    }
    try {
      Path file = Path.of(traceFile).toAbsolutePath();
      if (Files.isDirectory(file) || !Files.isDirectory(file.getParent())) {
        throw new InputException(
            "The trace file '" + traceFile + "' must be a file in a folder that exists.");
      }
      return file;
    } catch (InvalidPathException e) {
      throw new InputException("The trace file '" + traceFile + "' is not a path.");
    }
  }
}

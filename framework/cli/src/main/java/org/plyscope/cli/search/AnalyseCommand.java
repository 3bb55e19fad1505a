package org.plyscope.cli.search;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.cli.option.AgentOption;
import org.plyscope.cli.option.ExportOptions;
import org.plyscope.cli.option.OptionNumbers;
import org.plyscope.cli.option.OutputFiles;
import org.plyscope.cli.option.PositionOption;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.play.MoveTexts;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.Reference;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.trace.file.TraceFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets an agent search a position. */
@Command(name = "analyse", description = "Let an agent search a position.")
public final class AnalyseCommand extends SearchCommand {
  private static final ExportOptions.Standard STANDARD =
      new ExportOptions.Standard("search-tree", "result");
  private static final int LARGEST_TRACE = 100_000_000;

  /** However a reference is limited, a search of it is stopped after this time. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  @Mixin private PositionOption position;

  @Mixin private AgentOption agent;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Look only at these moves of the position, for example 9-13,10-14.")
  private String moves = "";

  @Option(
      names = "--trace",
      paramLabel = "FILE",
      description = "Record the search tree in this file.")
  private String traceFile;

  @Option(
      names = "--trace-nodes",
      paramLabel = "N",
      defaultValue = "1000000",
      converter = TraceNodes.class,
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
      converter = OptionNumbers.Positive.class,
      description =
          "How many plies the reference looks ahead. With or without it, a reference is stopped"
              + " after 5 minutes per search.")
  private Integer referenceDepth;

  @Mixin private RulesOptions rules;

  public AnalyseCommand(Services services, Cancellation cancellation) {
    super(services, cancellation);
  }

  @Override
  protected Report report() throws InterruptedException {
    Rules game = rules.rules(services.catalog());
    Line line = position.line(game, services);
    InstalledAgent who = services.catalog().agent(game, agent.text());
    Reference judge = reference == null ? null : judge(game);
    Path file = traceFile == null ? null : OutputFiles.place("The trace", traceFile);
    List<ViewExports.Request> requests = exports.requests(services.exports(), STANDARD);
    OutputFiles.distinct(files(file, requests));
    SearchSpec spec =
        SearchSpec.of(line, who, limits.limits(who))
            .withSeed(seed.value())
            .withRootMoves(MoveTexts.among(line.state(), moves))
            .withTrace(file == null && !exports.any() ? 0 : traceNodes);
    long start = System.nanoTime();
    SearchHandle handle = services.searches().start(spec, SearchListener.NONE, outcome -> {});
    cancellation.onCancel(handle::cancel);
    SearchOutcome outcome = handle.await();
    long nanos = System.nanoTime() - start;
    Keeping keeping = new Keeping(cancellation);
    outcome.problem().ifPresent(problem -> tell(problem, outcome, keeping));
    Path trace = saved(outcome, file, keeping);
    List<Path> views =
        exported(requests, keeping, (exporter, request) -> exporter.export(request, outcome));
    MoveQuality quality = judge == null ? null : judged(outcome, judge, keeping);
    return new AnalysisReport(
        outcome,
        nanos,
        new AnalysisReport.Files(trace, views, keeping.problems()),
        note(outcome),
        quality,
        keeping.exit());
  }

  private static List<Path> files(Path trace, List<ViewExports.Request> requests) {
    return Stream.concat(Stream.ofNullable(trace), requests.stream().map(ViewExports.Request::file))
        .toList();
  }

  /** Writes the trace; returns null if there is none. */
  private Path saved(SearchOutcome outcome, Path file, Keeping keeping) {
    if (file != null && outcome.trace().isEmpty()) {
      keeping.failed("The trace was not written, because the search gave no answer.");
    }
    boolean written =
        file != null
            && outcome.trace().isPresent()
            && keeping.written(
                "The trace",
                () ->
                    TraceFiles.save(
                        outcome.trace().orElseThrow(),
                        outcome.result().orElseThrow(),
                        file,
                        cancellation::overdue));
    return written ? file : null;
  }

  private Reference judge(Rules game) {
    InstalledAgent judge = services.catalog().agent(game, reference);
    return new Reference(services.catalog(), judge, referenceLimits(judge), seed.value());
  }

  private Limits referenceLimits(InstalledAgent judge) {
    if (referenceDepth != null) {
      Limits limits = Limits.depth(referenceDepth);
      if (!judge.endsByItself() && judge.understood(limits).equals(Limits.NONE)) {
        throw new InputException(
            "Agent '" + judge.id() + "' understands no depth; choose another reference.");
      }
      return limits.withTime(PATIENCE);
    }
    if (!judge.limits().equals(Limits.NONE)) {
      return judge.limits();
    }
    if (!judge.endsByItself()) {
      throw new InputException("The reference has no limit; set --reference-depth.");
    }
    return Limits.time(PATIENCE);
  }

  /** Judges the move; returns null if the reference cannot. */
  private MoveQuality judged(SearchOutcome outcome, Reference judge, Keeping keeping)
      throws InterruptedException {
    long move = outcome.result().orElseThrow().move();
    Outcome<MoveQuality> quality =
        judge.judge(outcome.spec().line(), move, cancellation::cancelled);
    quality.failure().ifPresent(failure -> keeping.failed(failure.sentence()));
    return quality.value();
  }

  /** Ends the command, unless there is the last report of a search that gave no answer. */
  private static void tell(String problem, SearchOutcome outcome, Keeping keeping) {
    if (outcome.result().isEmpty()) {
      throw outcome.badInput() ? new InputException(problem) : new FailedException(problem);
    }
    keeping.failed(problem);
  }

  private static String note(SearchOutcome outcome) {
    return outcome.trace().map(Trace::note).orElse("");
  }

  private static final class TraceNodes extends OptionNumbers.Ints {
    TraceNodes() {
      super(1, LARGEST_TRACE);
    }
  }
}

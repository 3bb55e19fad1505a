package org.plyscope.cli.search;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.game.Rules;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.cli.option.ExportOptions;
import org.plyscope.cli.option.OutputFiles;
import org.plyscope.cli.option.PositionsOption;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.export.ViewExports;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets several agents search the same positions. */
@Command(
    name = "compare",
    description = "Let several agents search the same positions and compare what it took.")
public final class CompareCommand extends SearchCommand {
  private static final ExportOptions.Standard STANDARD =
      new ExportOptions.Standard("ply-chart", "compare");

  /** The views that show counts; any other one may want to see trees. */
  private static final Set<String> WITHOUT_TREES = Set.of("ply-chart", "compare");

  private static final int TRACE_NODES = 200_000;

  @Mixin private PositionsOption positions;

  @Option(
      names = "--agents",
      required = true,
      paramLabel = "ID[:k=v,...];...",
      description =
          "The agents and their options, separated by semicolons; see 'plyscope agents'. With a"
              + " depth each searches all smaller depths too.")
  private List<String> agents = List.of();

  public CompareCommand(Services services, Cancellation cancellation) {
    super(services, cancellation);
  }

  @Override
  protected Report report() throws InterruptedException {
    Rules game = rules.rules(services.catalog());
    List<ViewExports.Request> requests = exports.requests(services.exports(), STANDARD);
    OutputFiles.distinct(requests.stream().map(ViewExports.Request::file).toList());
    boolean trees = requests.stream().anyMatch(r -> !WITHOUT_TREES.contains(r.view()));
    ComparisonRequest request =
        ComparisonRequest.of(positions.subjects(game, services), configurations(game))
            .withTrace(trees ? TRACE_NODES : 0);
    Comparison comparison = services.analyst().compare(request, new Monitor(), soFar -> {});
    if (comparison.analyses().isEmpty() && !cancellation.cancelled()) {
      throw new FailedException(comparison.problem(0).orElse("No search was finished."));
    }
    Keeping keeping = new Keeping(cancellation);
    List<Path> files =
        exported(
            comparison.analyses().isEmpty() ? List.of() : requests,
            keeping,
            (exporter, export) -> exporter.export(export, comparison));
    int exit = failed(comparison) && !cancellation.cancelled() ? Exit.FAILED : keeping.exit();
    return new ComparisonReport(comparison, files, keeping.problems(), exit);
  }

  private List<Configuration> configurations(Rules game) {
    List<Configuration> configurations = new ArrayList<>();
    for (String list : agents) {
      // A backslash takes the next character as it is, here and where options are read.
      for (String text : list.split("(?<!\\\\);", -1)) {
        if (text.isBlank()) {
          throw new InputException(
              "An agent is missing in '" + list + "'; write for example \"alpha-beta;uct\".");
        }
        AgentSpec agent = services.catalog().agent(game, text);
        configurations.add(
            Configuration.of(agent.text(), limits.limits(agent))
                .withName(unused(agent.text(), configurations))
                .withSeed(seed));
      }
    }
    return configurations;
  }

  /** Returns a name that no configuration has yet: tables and charts tell them apart by it. */
  private static String unused(String text, List<Configuration> others) {
    List<String> taken = others.stream().map(Configuration::name).toList();
    String name = text;
    for (int i = 2; taken.contains(name); i++) {
      name = text + " (" + i + ")";
    }
    return name;
  }

  private static boolean failed(Comparison comparison) {
    return IntStream.range(0, comparison.request().configurations().size())
        .anyMatch(c -> comparison.problem(c).isPresent());
  }

  /** Ends the comparison when the user does. */
  private final class Monitor implements JobMonitor {
    @Override
    public void progress(double fraction, String text) {}

    @Override
    public boolean cancelled() {
      return cancellation.cancelled();
    }
  }
}

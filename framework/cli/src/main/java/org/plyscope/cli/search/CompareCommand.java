package org.plyscope.cli.search;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.cli.option.ExportOptions;
import org.plyscope.cli.option.OutputFiles;
import org.plyscope.cli.option.PositionsOption;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.FailedException;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.file.SafeFile;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets several agents search the same positions. */
@Command(
    name = "compare",
    description = "Let several agents search the same positions and compare their cost.")
public final class CompareCommand extends SearchCommand {
  private static final ExportOptions.Standard STANDARD =
      new ExportOptions.Standard("ply-chart", "compare");

  /** The views that show counts; any other one may want to see trees. */
  private static final Set<String> WITHOUT_TREES = Set.of("ply-chart", "compare");

  private static final int TRACE_NODES = 200_000;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "A comparison file (.plycompare) instead of a game, positions and agents; limits given"
              + " here replace those of the file.")
  private Path file;

  @ArgGroup(exclusive = false)
  private RulesOptions rules;

  @Mixin private PositionsOption positions;

  @Option(
      names = "--agents",
      paramLabel = "ID[:k=v,...];...",
      description =
          "The agents and their options, separated by semicolons; see 'plyscope agents'. With a"
              + " depth each searches all smaller depths too; with iterations also a half, a"
              + " quarter and so on.")
  private List<String> agents = List.of();

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Write the comparison with its results to a comparison file.")
  private Path save;

  public CompareCommand(Services services, Cancellation cancellation) {
    super(services, cancellation);
  }

  @Override
  protected Report report() throws InterruptedException {
    List<ViewExports.Request> requests = exports.requests(services.exports(), STANDARD);
    OutputFiles.distinct(
        Stream.concat(requests.stream().map(ViewExports.Request::file), Stream.ofNullable(save))
            .toList());
    if (save != null) {
      SafeFile.check("The comparison", save);
    }
    boolean trees = requests.stream().anyMatch(r -> !WITHOUT_TREES.contains(r.view()));
    ComparisonRequest request = request().withTrace(trees ? TRACE_NODES : 0);
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
    if (save != null
        && keeping.written("The comparison", () -> services.analyst().save(comparison, save))) {
      files = Stream.concat(files.stream(), Stream.of(save)).toList();
    }
    int exit = failed(comparison) && !cancellation.cancelled() ? Exit.FAILED : keeping.exit();
    return new ComparisonReport(comparison, files, keeping.problems(), exit);
  }

  private ComparisonRequest request() {
    if (file != null) {
      if (rules != null || !agents.isEmpty()) {
        throw new InputException(
            "The file '" + file + "' names its game and agents; leave out --game and --agents.");
      }
      ComparisonRequest kept = services.analyst().open(file).request();
      return limits.given() ? ComparisonRequest.of(kept.subjects(), limited(kept)) : kept;
    }
    if (rules == null || agents.isEmpty()) {
      throw new InputException(
          "There is nothing to compare; give a comparison file, or --game and --agents.");
    }
    Rules game = rules.rules(services.catalog());
    return ComparisonRequest.of(positions.subjects(game, services), configurations(game));
  }

  /** Returns the configurations of a file with the limits given here. */
  private List<Configuration> limited(ComparisonRequest kept) {
    return kept.configurations().stream()
        .map(c -> c.withLimits(limits.limits(services.catalog().agent(kept.rules(), c.agent()))))
        .toList();
  }

  private List<Configuration> configurations(Rules game) {
    List<Configuration> configurations = new ArrayList<>();
    Map<String, Integer> names = new HashMap<>();
    for (String list : agents) {
      // A backslash takes the next character as it is, here and where options are read.
      for (String text : list.split("(?<!\\\\);", -1)) {
        if (text.isBlank()) {
          throw new InputException(
              "An agent is missing in '" + list + "'; write for example \"alpha-beta;uct\".");
        }
        InstalledAgent agent = services.catalog().agent(game, text);
        configurations.add(
            Configuration.of(agent.spec(), limits.limits(agent))
                .withName(unused(agent.text(), names))
                .withSeed(seed.value()));
      }
    }
    return configurations;
  }

  /**
   * Returns a name that no configuration has yet: tables and charts identify them by it.
   *
   * @param names the names so far, each with the number of times that it was asked for
   */
  private static String unused(String text, Map<String, Integer> names) {
    String name = text;
    while (names.containsKey(name)) {
      name = text + " (" + names.merge(text, 1, Integer::sum) + ")";
    }
    names.put(name, 1);
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

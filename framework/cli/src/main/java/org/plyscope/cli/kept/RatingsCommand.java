package org.plyscope.cli.kept;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.rating.OpponentRatings;
import org.plyscope.lab.rating.RatedAgent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a list of opponents by difficulty of a run. */
@Command(
    name = "ratings",
    description = {
      "List the agents of a run by their rating, and write the list to a file.",
      "In samples/ratings of the program, named after the game, it is what New game offers as"
          + " levels."
    })
public final class RatingsCommand extends ReportCommand {
  private final Services services;

  @Parameters(paramLabel = "DIR", description = "The folder of a run in which all agents met.")
  private Path folder;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write the list; it is only printed if not given.")
  private Path file;

  public RatingsCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    FolderRun run = new FolderRun(folder, services.catalog());
    OpponentRatings list = list(run, run.summary());
    if (file != null) {
      SafeFile.write("The list of ratings", file, list.text());
    }
    return new Listed(list);
  }

  private OpponentRatings list(FolderRun run, RunSummary summary) {
    if (summary.ratings().isEmpty()) {
      throw new InputException(
          "The run '%s' has no ratings: too few games were played.".formatted(folder));
    }
    Experiment experiment = run.experiment();
    List<RunEntrant> entrants = run.entrants();
    List<RatedAgent> agents = new ArrayList<>();
    for (Standing standing : summary.standings()) {
      RunEntrant entrant = entrants.get(standing.entrant());
      Estimate rating = standing.rating();
      if (!rating.isKnown()) {
        throw new InputException(
            "'%s' has no rating, because its games do not connect it with the others."
                .formatted(entrant.name()));
      }
      agents.add(
          new RatedAgent(
              entrant.name(),
              entrant.agent(),
              entrant.limits(),
              rating.value(),
              rating.low(),
              rating.high(),
              standing.games()));
    }
    Map<String, String> environment = run.facts().environment();
    return new OpponentRatings(
        experiment.rules().game().id(),
        experiment.rules().options().toString(),
        new OpponentRatings.Source(
            experiment.name(),
            experiment.seed(),
            summary.games(),
            environment.getOrDefault("program", "Plyscope")),
        agents);
  }

  /** The list. */
  private record Listed(OpponentRatings list) implements Report {
    @Override
    public Object json() {
      return Map.of(
          "game", list.game(), "agents", list.agents().stream().map(Listed::row).toList());
    }

    private static Map<String, Object> row(RatedAgent agent) {
      return Map.of(
          "name", agent.name(),
          "agent", agent.agent().text(),
          "limits", agent.limits().toString(),
          "rating", agent.rating(),
          "low", agent.low(),
          "high", agent.high(),
          "games", agent.games());
    }

    @Override
    public void print(PrintWriter out) {
      Table table = new Table("LEVEL", "AGENT", "RATING", "95 %", "GAMES");
      for (int i = 0; i < list.agents().size(); i++) {
        RatedAgent agent = list.agents().get(i);
        table.row(
            i + 1,
            agent.name(),
            "%.0f".formatted(agent.rating()),
            "[%.0f, %.0f]".formatted(agent.low(), agent.high()),
            agent.games());
      }
      table.print(out);
    }
  }
}

package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.Planner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Expands an experiment file and says what it would take, before anything is played. */
@Command(
    name = "plan",
    description = "Expand an experiment file: agents, games, and what they can show.")
public final class PlanCommand extends ReportCommand {
  private static final int SHOWN = 12;
  private static final double[] ELO = {10, 25, 50, 100};

  private final Services services;

  @Parameters(paramLabel = "FILE", description = "An experiment file.")
  private Path file;

  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description = "Change a value of the file, for example blocks=500.")
  private List<String> changes = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "12",
      description = "How many games to list; 12 if not given.")
  private int listed = SHOWN;

  public PlanCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() {
    return new Plan(ExperimentFile.read(file, changes, services.catalog()), listed);
  }

  private record Plan(Experiment experiment, int listed) implements Report {
    private Schedule schedule() {
      return experiment.schedule();
    }

    private List<String> warnings() {
      List<String> warnings = new ArrayList<>();
      int openings = experiment.tournament().openings().size();
      int blocks = experiment.tournament().blocks();
      if (blocks > openings) {
        warnings.add(
            "There are %s blocks but %s: agents without randomness repeat their games."
                .formatted(
                    Table.number(blocks), openings == 1 ? "one opening" : openings + " openings"));
      }
      if (experiment.timed()) {
        warnings.add("Agents have limits of time, so results depend on the machine.");
      }
      return warnings;
    }

    @Override
    public Object json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("name", experiment.name());
      json.put("games", schedule().games());
      json.put("blocks", schedule().blocks());
      json.put("openings", experiment.tournament().openings().size());
      json.put("agents", experiment.agents().stream().map(Plan::json).toList());
      int shown = Math.min(listed, schedule().games());
      json.put("schedule", IntStream.range(0, shown).mapToObj(this::json).toList());
      json.put("warnings", warnings());
      return json;
    }

    private static Map<String, Object> json(Contestant agent) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("name", agent.name());
      json.put("agent", agent.agent());
      json.put("limits", agent.limits().toString());
      return json;
    }

    private Map<String, Object> json(int index) {
      PlannedGame game = schedule().game(index);
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("index", game.index());
      json.put("block", game.block());
      json.put("opening", game.opening());
      json.put("seed", game.seed());
      json.put(
          "seats",
          game.seats().stream().map(agent -> experiment.agents().get(agent).name()).toList());
      return json;
    }

    @Override
    public void print(PrintWriter out) {
      out.println(experiment.name());
      Table agents = new Table("AGENT", "LIMITS", "WHAT");
      for (Contestant agent : experiment.agents()) {
        String clock =
            agent.clock().millis() == 0 ? "" : ", " + agent.clock().millis() + "ms a game";
        agents.row(agent.name(), agent.limits() + clock, agent.agent());
      }
      agents.print(out);
      out.println();
      printGames(out);
      out.println();
      List<Lineup> lineups = experiment.tournament().lineups();
      out.println(
          "%s games in %s blocks: %d line-ups (%s), %s blocks each from %s."
              .formatted(
                  Table.number(schedule().games()),
                  Table.number(schedule().blocks()),
                  lineups.size(),
                  experiment.tournament().format(),
                  Table.number(experiment.tournament().blocks()),
                  openings()));
      out.println(power());
      warnings().forEach(out::println);
    }

    private String openings() {
      int count = experiment.tournament().openings().size();
      return count == 1 ? "one opening" : Table.number(count) + " openings";
    }

    private void printGames(PrintWriter out) {
      Table games = new Table("GAME", "BLOCK", "OPENING", "SEATS", "SEED");
      for (int i = 0; i < Math.min(listed, schedule().games()); i++) {
        PlannedGame game = schedule().game(i);
        games.row(
            game.index(),
            game.block(),
            experiment.tournament().openings().get(game.opening()).name(),
            game.seats().stream()
                .map(agent -> experiment.agents().get(agent).name())
                .collect(Collectors.joining(" - ")),
            Long.toString(game.seed()));
      }
      games.print(out);
    }

    /** Says how small a difference so many blocks show. */
    private String power() {
      int blocks = experiment.tournament().blocks();
      double half = Planner.halfWidth(Planner.USUAL_DEVIATION, blocks);
      StringBuilder text = new StringBuilder();
      for (double elo : ELO) {
        double power =
            Planner.power(Planner.USUAL_DEVIATION, blocks, Elo.score(elo) - Elo.score(0));
        text.append(text.length() == 0 ? "" : ", ")
            .append(String.format(Locale.ROOT, "%.0f Elo with %.0f%%", elo, 100 * power));
      }
      return String.format(
          Locale.ROOT,
          "Between two agents the score will be known to about ±%.1f points; a difference of %s"
              + " probability would show.",
          100 * half,
          text);
    }
  }
}

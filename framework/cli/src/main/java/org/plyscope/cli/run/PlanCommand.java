package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.Limits;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.cli.report.Table;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.TrialRun;
import org.plyscope.experiment.conduct.care.Durations;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.plan.PlanText;
import org.plyscope.experiment.plan.Power;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.work.process.Cores;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Expands an experiment file and estimates its cost, before anything is played. */
@Command(
    name = "plan",
    description = "Expand an experiment file: agents, games, and their statistical power.")
public final class PlanCommand extends ReportCommand {
  private static final int SHOWN = 12;
  private static final long REHEARSAL_MILLIS = 5_000;

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

  @Option(
      names = "--no-time",
      description = "Do not play the first games to estimate the time of all.")
  private boolean untimed;

  @Mixin private FlagOptions flags;

  public PlanCommand(Services services) {
    this.services = services;
  }

  @Override
  protected Report report() throws InterruptedException {
    List<String> remarks = new ArrayList<>();
    Experiment experiment = ExperimentFile.read(file, changes, services.catalog(), remarks::add);
    if (!untimed) {
      flags.check(experiment.workerSettings());
    }
    int workers = Cores.ofThisMachine().usualWorkers(experiment.timed());
    Estimate seconds =
        untimed
            ? Estimate.unknown("not asked for")
            : new TrialRun(experiment, services.workforces())
                .seconds(workers, REHEARSAL_MILLIS, () -> false);
    return new Plan(experiment, remarks, listed, workers, seconds);
  }

  private record Plan(
      Experiment experiment, List<String> remarks, int listed, int workers, Estimate seconds)
      implements Report {
    private Schedule schedule() {
      return experiment.schedule();
    }

    private List<String> warnings() {
      List<String> warnings = new ArrayList<>(remarks);
      warnings.addAll(new PlanText(experiment).warnings());
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
      json.put("workers", workers);
      json.put("seconds", seconds.isKnown() ? seconds.value() : null);
      json.put("secondsLow", seconds.isKnown() ? seconds.low() : null);
      json.put("secondsHigh", seconds.isKnown() ? seconds.high() : null);
      Power power = new Power(experiment);
      json.put("power", power.json());
      json.put("sequentialTest", power.testJson());
      json.put("warnings", warnings());
      return json;
    }

    private static Map<String, Object> json(Contestant agent) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("name", agent.name());
      json.put("agent", agent.agent().text());
      json.put("limits", agent.limits().toString());
      json.put("clock", agent.clock().millis() == 0 ? null : agent.clock().text());
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
        agents.row(agent.name(), limits(agent), agent.agent().text());
      }
      agents.print(out);
      out.println();
      printGames(out);
      out.println();
      new PlanText(experiment).sentences().forEach(out::println);
      out.println(time());
      warnings().forEach(out::println);
    }

    private static String limits(Contestant agent) {
      if (agent.clock().millis() == 0) {
        return agent.limits().toString();
      }
      String clock = agent.clock().text() + " a game";
      return agent.limits().equals(Limits.NONE) ? clock : agent.limits() + ", " + clock;
    }

    private String time() {
      return seconds.isKnown()
          ? Durations.timeEstimate("All of them", seconds, workers)
          : "How long they will take is not known (" + seconds.note() + ").";
    }

    private void printGames(PrintWriter out) {
      Table games =
          experiment.tournament().isSuite()
              ? new Table("ATTEMPT", "ROUND", "PROBLEM", "AGENT", "SEED")
              : new Table("GAME", "BLOCK", "OPENING", "SEATS", "SEED");
      for (int i = 0; i < Math.min(listed, schedule().games()); i++) {
        PlannedGame game = schedule().game(i);
        games.row(
            game.index(),
            game.block(),
            experiment.tournament().openings().get(game.opening()).name(),
            game.seats().stream()
                .map(agent -> experiment.agents().get(agent).name())
                .limit(experiment.tournament().isSuite() ? 1 : game.seats().size())
                .collect(Collectors.joining(" - ")),
            Long.toString(game.seed()));
      }
      games.print(out);
    }
  }
}

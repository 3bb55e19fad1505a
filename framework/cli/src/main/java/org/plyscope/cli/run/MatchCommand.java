package org.plyscope.cli.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.cli.option.SeedOption;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.ReportCommand;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.schedule.Lineups;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.file.ShellText;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets some agents play against each other, for the quick question. */
@Command(
    name = "match",
    description = "Let agents play against each other from random openings in all seats.")
public final class MatchCommand extends ReportCommand {
  private final Services services;
  private final Cancellation cancellation;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "AGENT",
      arity = "2..*",
      description = "Two or more agents with their options, see 'plyscope agents'.")
  private List<String> agents = List.of();

  @Mixin private RulesOptions rules;
  @Mixin private LimitOptions limits;
  @Mixin private PlayOptions playing;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "How many game sets each pair plays, each an opening in all seats; 100 if not"
              + " given.")
  private int blocks;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "4",
      description = "How many random moves an opening has; 4 if not given, 0 for the start.")
  private int plies;

  @Mixin private SeedOption seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Keep the run in this folder; by default nothing is kept.")
  private Path out;

  public MatchCommand(Services services, Cancellation cancellation) {
    this.services = services;
    this.cancellation = cancellation;
  }

  @Override
  protected Report report() throws InterruptedException {
    if (blocks < 1 || plies < 0) {
      throw new InputException("A match needs at least one game set and no negative plies.");
    }
    Experiment experiment = experiment();
    try (TemporaryFolder temporary = new TemporaryFolder("plyscope-match")) {
      Path folder = out == null ? temporary.path() : out;
      String resume =
          out == null
              ? "plyscope match … --out DIR (keeps the games)"
              : "plyscope run " + ShellText.quoted(out) + playing.text();
      return new Session(
              experiment,
              services,
              playing.order(experiment, folder, Shard.ALL, services),
              playing,
              spec.commandLine().getErr(),
              wantsJson(),
              resume)
          .run(cancellation);
    }
  }

  private Experiment experiment() throws InterruptedException {
    Rules game = rules.rules(services.catalog());
    List<Contestant> contestants = new ArrayList<>();
    for (String text : agents) {
      InstalledAgent agent = services.catalog().agent(game, text);
      AgentSpec resolved = services.catalog().resolved(agent, game).spec();
      contestants.add(
          Contestant.of(unused(agent.text(), contestants), resolved, limits.limits(agent)));
    }
    List<Opening> openings =
        plies == 0
            ? Openings.start(game)
            : Openings.random(Line.of(game), plies, blocks, seed.value(), Openings.Filter.ALL);
    return Experiment.of(
        String.join(" against ", agents),
        seed.value(),
        game,
        contestants,
        Tournament.of(
            "round-robin",
            Lineups.roundRobin(contestants.size(), game.players()),
            SeatOrders.ALL,
            blocks,
            openings));
  }

  private static String unused(String text, List<Contestant> others) {
    List<String> taken = others.stream().map(Contestant::name).toList();
    String name = text;
    for (int i = 2; taken.contains(name); i++) {
      name = text + " (" + i + ")";
    }
    return name;
  }
}

package org.plyscope.experiment;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.game.Rules;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Study;
import org.plyscope.experiment.schedule.PlayableGames;
import org.plyscope.experiment.schedule.Schedule;

/**
 * The agents, games and conditions of an experiment, with everything fixed that could change
 * results. Immutable.
 *
 * @param name how it is called
 * @param seed the seed of all its random choices
 * @param rules the rules of all games
 * @param agents the agents, whose indices line-ups name
 * @param tournament the pairings and where games start
 * @param conditions the conditions of every game
 * @param stop when it ends before all games are played
 * @param workerSettings how the processes are made that play games
 * @param notes remarks of its author; may be empty
 * @param published numbers to show beside the measured ones
 * @param study the part of a published study that is repeated; null if nothing is
 */
public record Experiment(
    String name,
    long seed,
    Rules rules,
    List<Contestant> agents,
    Tournament tournament,
    Conditions conditions,
    Stop stop,
    WorkerSettings workerSettings,
    String notes,
    List<Published> published,
    Study study) {
  /** Copies the lists. */
  public Experiment {
    agents = List.copyOf(agents);
    published = List.copyOf(published);
  }

  /**
   * Describes an experiment that plays all its games under the usual conditions.
   *
   * @param name how it is called
   * @param seed the seed of all its random choices
   * @param rules the rules of all games
   * @param agents the agents
   * @param tournament the pairings and where games start
   */
  public static Experiment of(
      String name, long seed, Rules rules, List<Contestant> agents, Tournament tournament) {
    return new Experiment(
        name,
        seed,
        rules,
        agents,
        tournament,
        Conditions.STANDARD,
        Stop.NEVER,
        WorkerSettings.STANDARD,
        "",
        List.of(),
        null);
  }

  /**
   * Returns this experiment under other conditions.
   *
   * @param other the conditions of every game
   */
  public Experiment with(Conditions other) {
    return new Experiment(
        name,
        seed,
        rules,
        agents,
        tournament,
        other,
        stop,
        workerSettings,
        notes,
        published,
        study);
  }

  /**
   * Returns this experiment with another end.
   *
   * @param other when it ends before all games are played
   */
  public Experiment with(Stop other) {
    return new Experiment(
        name,
        seed,
        rules,
        agents,
        tournament,
        conditions,
        other,
        workerSettings,
        notes,
        published,
        study);
  }

  /**
   * Returns this experiment with other processes to play it.
   *
   * @param other how they are made
   */
  public Experiment with(WorkerSettings other) {
    return new Experiment(
        name, seed, rules, agents, tournament, conditions, stop, other, notes, published, study);
  }

  /** Returns the part of a published study that is repeated; empty if none is. */
  public Optional<Study> repeated() {
    return Optional.ofNullable(study);
  }

  /** Numbers its games. */
  public Schedule schedule() {
    if (tournament.defender() != Tournament.NO_DEFENDER) {
      return Schedule.defended(
          names(),
          tournament.lineups(),
          tournament.blocks(),
          seed,
          solverSeats(),
          tournament.defender());
    }
    return new Schedule(
        names(),
        tournament.lineups(),
        tournament.seats(),
        tournament.blocks(),
        tournament.openings().size(),
        seed);
  }

  /**
   * Finds the player that has to solve each problem of a suite.
   *
   * @return for each opening the seat that moves first
   */
  public int[] solverSeats() {
    return tournament.openings().stream()
        .mapToInt(problem -> problem.line(rules).state().toMove())
        .toArray();
  }

  /**
   * Numbers everything that can be played of it. Returns its games, and those that do not count.
   */
  public PlayableGames playable() {
    return new PlayableGames(schedule(), agents.size(), rules.players(), seed);
  }

  /** Returns how its agents are called: the names in order. */
  public List<String> names() {
    return agents.stream().map(Contestant::name).toList();
  }

  /**
   * Returns whether results depend on the speed of the machine; true if an agent has a limit of
   * time.
   */
  public boolean timed() {
    return agents.stream().anyMatch(Contestant::timed);
  }
}

package org.plyscope.experiment;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.game.Claim;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Opening;
import org.plyscope.experiment.schedule.SeatOrders;

/**
 * The pairings of agents, how often they play, and where games start. Immutable.
 *
 * @param format the word for it, for example {@code round-robin}
 * @param lineups the agents of each pairing
 * @param seats which seat orders a block consists of
 * @param blocks how many blocks each line-up plays
 * @param openings where games start; block after block takes the next one
 * @param problems the known solution of each opening if the openings are the problems of a suite;
 *     empty if games are played
 * @param defender the agent that answers when the problems of a suite are played on, or {@link
 *     #NO_DEFENDER} if every agent answers itself
 */
public record Tournament(
    String format,
    List<Lineup> lineups,
    SeatOrders seats,
    int blocks,
    List<Opening> openings,
    List<Claim> problems,
    int defender) {
  /** The format in which agents are given problems. */
  public static final String SUITE = "suite";

  /** Every agent makes the moves of its opponents itself. */
  public static final int NO_DEFENDER = -1;

  /** Copies the lists. */
  public Tournament {
    lineups = List.copyOf(lineups);
    openings = List.copyOf(openings);
    problems = List.copyOf(problems);
  }

  /**
   * Describes a tournament of games.
   *
   * @param format the word for it
   * @param lineups the agents of each pairing
   * @param seats which seat orders a block consists of
   * @param blocks how many blocks each line-up plays
   * @param openings where games start
   */
  public static Tournament of(
      String format, List<Lineup> lineups, SeatOrders seats, int blocks, List<Opening> openings) {
    return new Tournament(format, lineups, seats, blocks, openings, List.of(), NO_DEFENDER);
  }

  /**
   * Describes a suite: every agent is given every problem, and sits in all seats itself unless
   * there is a defender.
   *
   * @param agents how many agents there are
   * @param players how many seats a game has
   * @param attempts how often each agent is given each problem, with another seed each time
   * @param problems where they start
   * @param claims the known facts about each
   * @param defender the agent that plays the other seats, or {@link #NO_DEFENDER}
   */
  public static Tournament suite(
      int agents,
      int players,
      int attempts,
      List<Opening> problems,
      List<Claim> claims,
      int defender) {
    List<Lineup> alone =
        IntStream.range(0, agents)
            .mapToObj(agent -> new Lineup(Collections.nCopies(players, agent)))
            .toList();
    int rounds = Math.multiplyExact(attempts, problems.size());
    return new Tournament(SUITE, alone, SeatOrders.FIXED, rounds, problems, claims, defender);
  }

  /** Returns whether agents solve problems instead of playing games. */
  public boolean isSuite() {
    return !problems.isEmpty();
  }
}

package org.plyscope.experiment.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.lab.match.MatchSpec;

/**
 * Numbers the games of an experiment. A pure function: the same numbers give the same games, in
 * whatever order they are asked for. Immutable.
 *
 * <p>The seed of a game depends on the seed of the experiment, the names of the agents that meet,
 * the round and the seats, but not on the other agents.
 */
public final class Schedule {
  private final List<Lineup> lineups;
  private final List<List<List<Integer>>> orders = new ArrayList<>();
  private final long[] lineupSeeds;

  /** The number of games of a round before each line-up. */
  private final int[] before;

  private final int rounds;
  private final int openings;
  private final int perRound;

  /** By opening, the seat of the agent that solves it while the defender plays the others. */
  private final int[] solverSeats;

  private final int defender;

  /**
   * Makes a schedule.
   *
   * @param names the name of each agent
   * @param lineups the agents of each pairing
   * @param seats which seat orders a block consists of
   * @param rounds how many blocks each line-up plays
   * @param openings how many openings there are; block after block takes the next one
   * @param seed the seed of the experiment
   * @throws InputException if that would be more games than can be numbered
   */
  public Schedule(
      List<String> names,
      List<Lineup> lineups,
      SeatOrders seats,
      int rounds,
      int openings,
      long seed) {
    this(names, lineups, seats, rounds, openings, seed, new int[0], -1);
  }

  private Schedule(
      List<String> names,
      List<Lineup> lineups,
      SeatOrders seats,
      int rounds,
      int openings,
      long seed,
      int[] solverSeats,
      int defender) {
    this.solverSeats = solverSeats;
    this.defender = defender;
    this.lineups = List.copyOf(lineups);
    this.rounds = rounds;
    this.openings = openings;
    this.before = new int[lineups.size()];
    this.lineupSeeds = new long[lineups.size()];
    int games = 0;
    for (int i = 0; i < before.length; i++) {
      Lineup lineup = lineups.get(i);
      before[i] = games;
      orders.add(seats.of(lineup));
      games += orders.get(i).size();
      lineupSeeds[i] = lineupSeed(seed, names, lineup);
    }
    perRound = games;
    if ((long) perRound * rounds > Integer.MAX_VALUE) {
      throw new InputException(
          "%d rounds of %d games are more than %d games; ask for fewer game sets."
              .formatted(rounds, perRound, Integer.MAX_VALUE));
    }
  }

  /**
   * Makes the schedule of a suite in which one agent answers all others. Its seeds are those of the
   * same suite without a defender.
   *
   * @param names the name of each agent
   * @param lineups each agent in all seats
   * @param rounds how many blocks each line-up plays
   * @param seed the seed of the experiment
   * @param solverSeats for each problem the seat that moves first
   * @param defender the agent in the other seats
   * @return the schedule
   */
  public static Schedule defended(
      List<String> names,
      List<Lineup> lineups,
      int rounds,
      long seed,
      int[] solverSeats,
      int defender) {
    return new Schedule(
        names,
        lineups,
        SeatOrders.FIXED,
        rounds,
        solverSeats.length,
        seed,
        solverSeats.clone(),
        defender);
  }

  private static long lineupSeed(long seed, List<String> names, Lineup lineup) {
    String all = lineup.agents().stream().map(names::get).collect(Collectors.joining("\n"));
    long mixed = seed;
    for (int i = 0; i < all.length(); i++) {
      mixed = MatchSpec.moveSeed(mixed, all.charAt(i));
    }
    return mixed;
  }

  /** Returns how many games there are. */
  public int games() {
    return perRound * rounds;
  }

  /** Returns how many blocks there are. */
  public int blocks() {
    return lineups.size() * rounds;
  }

  /** Returns the pairings: the line-ups in order. */
  public List<Lineup> lineups() {
    return lineups;
  }

  /**
   * Returns a game.
   *
   * @param index its number, from 0
   */
  public PlannedGame game(int index) {
    int round = index / perRound;
    int rest = index % perRound;
    int found = Arrays.binarySearch(before, rest);
    int lineup = found >= 0 ? found : -found - 2;
    int order = rest - before[lineup];
    return new PlannedGame(
        index,
        round * lineups.size() + lineup,
        round,
        lineup,
        round % openings,
        seats(orders.get(lineup).get(order), round % openings),
        MatchSpec.moveSeed(MatchSpec.moveSeed(lineupSeeds[lineup], round), order));
  }

  private List<Integer> seats(List<Integer> order, int opening) {
    if (solverSeats.length == 0) {
      return order;
    }
    List<Integer> seats = new ArrayList<>(Collections.nCopies(order.size(), defender));
    seats.set(solverSeats[opening], order.get(0));
    return List.copyOf(seats);
  }

  /**
   * Returns the first game of a block.
   *
   * @param block the number of the block, from 0 to {@link #blocks()}
   * @return the number of the game; behind the last block, the number of games
   */
  public int firstGame(int block) {
    int round = block / lineups.size();
    return round * perRound + (block < blocks() ? before[block % lineups.size()] : 0);
  }

  /** Returns how many games a block has: the number of seat orders of its line-up. */
  public int gamesIn(int block) {
    return orders.get(block % lineups.size()).size();
  }
}

package org.plyscope.experiment.results.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.results.Lateness;
import org.plyscope.experiment.statistics.rating.BlockTally;
import org.plyscope.experiment.statistics.rating.SeatedResult;

/** Adds up the games of a run, each of them once and in the order of their numbers. */
public final class RunReader {
  /**
   * Two entrants that met.
   *
   * @param first the smaller number
   * @param second the larger number
   */
  public record Pair(int first, int second) implements Comparable<Pair> {
    @Override
    public int compareTo(Pair other) {
      int byFirst = Integer.compare(first, other.first);
      return byFirst != 0 ? byFirst : Integer.compare(second, other.second);
    }
  }

  private final Map<Integer, EntrantSums> entrants = new TreeMap<>();
  private final Map<Pair, PairSums> pairs = new TreeMap<>();
  private final Predicate<? super FinishedBlock> counts;
  private final SeatSums seats;
  private final EndingSums endings;
  private final Lateness lateness;
  private final WorkerSums workers;
  private final BlockTally tally;
  private final BlockReader blocks;

  /**
   * Starts without games.
   *
   * @param counts decides which blocks are evidence
   */
  public RunReader(Predicate<? super FinishedBlock> counts) {
    this.counts = counts;
    seats = new SeatSums();
    endings = new EndingSums();
    lateness = new Lateness();
    workers = new WorkerSums();
    tally = new BlockTally();
    blocks = new BlockReader(this::addBlock, this::addRepeated);
  }

  private RunReader(RunReader other) {
    counts = other.counts;
    other.entrants.forEach((entrant, sums) -> entrants.put(entrant, new EntrantSums(sums)));
    other.pairs.forEach((pair, sums) -> pairs.put(pair, new PairSums(sums)));
    seats = new SeatSums(other.seats);
    endings = new EndingSums(other.endings);
    lateness = new Lateness(other.lateness);
    workers = new WorkerSums(other.workers);
    tally = new BlockTally(other.tally);
    blocks = new BlockReader(other.blocks, this::addBlock, this::addRepeated);
  }

  /**
   * Adds games to a copy. This costs little however many games there are, and this reader may grow
   * as soon as the method has returned. Returns the sums of this reader and of these games.
   */
  public RunReader with(Iterable<? extends RunGame> more) {
    RunReader copy = new RunReader(this);
    more.forEach(copy::add);
    return copy;
  }

  /**
   * Reads a run.
   *
   * @param run the run
   * @param counts decides which blocks are evidence
   * @return everything added up
   */
  public static RunReader read(Run run, Predicate<? super FinishedBlock> counts) {
    RunReader reader = new RunReader(counts);
    run.games(reader::add);
    return reader;
  }

  /**
   * Adds a game.
   *
   * @param game the game, whose number is higher than those of the games before it
   */
  public void add(RunGame game) {
    endings.add(game);
    lateness.add(game);
    workers.add(game);
    blocks.add(game);
  }

  private void addBlock(FinishedBlock block) {
    if (!counts.test(block)) {
      addRepeated(block);
      return;
    }
    seats.add(block);
    List<Integer> present = present(block);
    present.forEach(entrant -> entrants.computeIfAbsent(entrant, EntrantSums::new).add(block));
    met(present).forEach(pair -> pair.add(block));
    List<SeatedResult> results = new ArrayList<>();
    for (RunGame game : block.games()) {
      results.add(result(game));
      workers.addResult(game);
    }
    tally.add(results);
  }

  private void addRepeated(FinishedBlock block) {
    met(present(block)).forEach(pair -> pair.addRepeated(block));
  }

  private List<PairSums> met(List<Integer> present) {
    List<PairSums> met = new ArrayList<>();
    for (int i = 0; i < present.size(); i++) {
      for (int j = i + 1; j < present.size(); j++) {
        Pair pair = new Pair(present.get(i), present.get(j));
        met.add(pairs.computeIfAbsent(pair, p -> new PairSums(p.first(), p.second())));
      }
    }
    return met;
  }

  /** Two that play in one block meet in it, because a block is all seat orders of one line-up. */
  private static List<Integer> present(FinishedBlock block) {
    RunGame game = block.games().get(0);
    List<Integer> present = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      if (!present.contains(game.entrant(seat))) {
        present.add(game.entrant(seat));
      }
    }
    present.sort(null);
    return present;
  }

  private static SeatedResult result(RunGame game) {
    int[] players = new int[game.seats()];
    double[] payoffs = new double[game.seats()];
    for (int seat = 0; seat < players.length; seat++) {
      players[seat] = game.entrant(seat);
      payoffs[seat] = game.payoff(seat);
    }
    return SeatedResult.of(players, payoffs);
  }

  /** Returns sums by entrant, for those that took part. */
  public Map<Integer, EntrantSums> entrants() {
    return entrants;
  }

  /** Returns the sums of each two entrants: sums by pair, for those that met. */
  public Map<Pair, PairSums> pairs() {
    return pairs;
  }

  /** Returns the payoffs of the seats. */
  public SeatSums seats() {
    return seats;
  }

  /** Returns how games ended. */
  public EndingSums endings() {
    return endings;
  }

  /** Returns the entrants that were late. */
  public Lateness lateness() {
    return lateness;
  }

  /** Returns the events of the workers. */
  public WorkerSums workers() {
    return workers;
  }

  /** Returns the blocks by how they ended. */
  public BlockTally tally() {
    return tally;
  }

  /** Returns how many games and blocks there are. */
  public BlockReader blocks() {
    return blocks;
  }
}

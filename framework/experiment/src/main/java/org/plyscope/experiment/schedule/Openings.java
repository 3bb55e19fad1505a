package org.plyscope.experiment.schedule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.lab.match.MatchSpec;

/** Draws openings at random. The same seed gives the same openings, everywhere. */
public final class Openings {
  /** How many draws in a row may be refused before there are no more openings to be found. */
  private static final int ATTEMPTS = 1_000;

  /** Decides whether an opening is suitable. */
  @FunctionalInterface
  public interface Filter {
    /** Takes every opening. */
    Filter ALL = line -> true;

    /**
     * Judges an opening.
     *
     * @param line the opening, not over
     * @throws InterruptedException if that was cancelled
     */
    boolean takes(Line line) throws InterruptedException;
  }

  private Openings() {}

  /**
   * Plays random moves from a line on. No two openings end in the same position.
   *
   * @param start where to begin
   * @param plies how many moves to play
   * @param count how many openings to draw
   * @param seed the seed
   * @param filter decides which of them are suitable
   * @return the openings; fewer than asked for if no more could be found
   * @throws InputException if there is none at all
   * @throws InterruptedException if the filter was cancelled
   */
  public static List<Opening> random(Line start, int plies, int count, long seed, Filter filter)
      throws InterruptedException {
    List<Opening> openings = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    int refused = 0;
    for (int draw = 0; openings.size() < count && refused < ATTEMPTS; draw++) {
      Line line = walk(start, plies, MatchSpec.moveSeed(seed, draw));
      refused++;
      if (line != null && seen.add(line.position()) && filter.takes(line)) {
        openings.add(Opening.of("random " + (openings.size() + 1), line));
        refused = 0;
      }
    }
    if (openings.isEmpty()) {
      throw new InputException(
          "Of %d random openings of %d plies none will do; ask for fewer plies or a wider balance."
              .formatted(ATTEMPTS, plies));
    }
    return openings;
  }

  /** Returns a random walk, or null if the game is over before its end. */
  private static Line walk(Line start, int plies, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    State state = start.state();
    MoveList scratch = new MoveList();
    long[] moves = new long[plies];
    for (int ply = 0; ply < plies; ply++) {
      moves[ply] = state.randomMove(random, scratch);
      if (moves[ply] == MoveList.NONE) {
        return null;
      }
      state.play(moves[ply]);
    }
    return state.over() ? null : start.then(moves);
  }

  /** Returns the start of the game as the only opening. */
  public static List<Opening> start(Rules rules) {
    return List.of(Opening.of("start", Line.of(rules)));
  }
}

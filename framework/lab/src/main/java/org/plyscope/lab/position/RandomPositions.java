package org.plyscope.lab.position;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Plays random moves from the start. The same seed gives the same position, everywhere. */
public final class RandomPositions {
  /** The largest number of plies. */
  public static final int MOST_PLIES = 10_000;

  private static final int ATTEMPTS = 1_000;

  /**
   * A position reached at random.
   *
   * @param position its text
   * @param plies how many moves were played; fewer than asked for if the game ended before
   * @param over whether the game has ended
   */
  public record Drawn(String position, int plies, boolean over) {}

  private RandomPositions() {}

  /**
   * Draws a position.
   *
   * @param rules the rules
   * @param plies how many moves to play
   * @param seed the seed
   * @param goesOn whether the game must not have ended; games that end too soon are then drawn
   *     again
   * @param cancelled asked often
   * @throws InterruptedException after a cancel
   * @throws InputException if the number of plies is out of range, or no game goes on that long
   */
  public static Drawn draw(
      Rules rules, int plies, long seed, boolean goesOn, BooleanSupplier cancelled)
      throws InterruptedException {
    if (plies < 0 || plies > MOST_PLIES) {
      throw new InputException(
          "The number of plies is " + plies + "; it must be from 0 to " + MOST_PLIES + ".");
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Drawn drawn = play(rules.initial(), plies, random, cancelled);
      if (!goesOn || !drawn.over()) {
        return drawn;
      }
    }
    throw new InputException(
        "Of " + ATTEMPTS + " random games none goes on after " + plies + " plies; ask for fewer.");
  }

  private static Drawn play(
      State state, int plies, SplittableRandom random, BooleanSupplier cancelled)
      throws InterruptedException {
    MoveList scratch = new MoveList();
    int played = 0;
    while (played < plies && !state.over()) {
      if (cancelled.getAsBoolean()) {
        throw new InterruptedException("cancelled");
      }
      state.play(state.randomMove(random, scratch));
      played++;
    }
    return new Drawn(state.position(), played, state.over());
  }
}

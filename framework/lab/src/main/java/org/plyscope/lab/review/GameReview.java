package org.plyscope.lab.review;

import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.Reference;

/** Lets a reference judge every move of a game. */
public final class GameReview {
  /** Takes the result, on the thread that reviews. */
  @FunctionalInterface
  public interface Found {
    /**
     * Takes a verdict.
     *
     * @param index the index of the move in the line
     * @param verdict the verdict of the reference
     */
    void judged(int index, Verdict verdict);
  }

  private final Reference reference;
  private final String name;

  /**
   * Makes a review.
   *
   * @param reference the agent that judges, and how far it searches
   */
  public GameReview(Reference reference) {
    this.reference = reference;
    this.name = reference.agent().text() + ", " + reference.limits();
  }

  /**
   * Judges the moves of a line from the first to the last. Blocks.
   *
   * @param line the game
   * @param stop polled often; becomes true when the review must stop
   * @param found takes each verdict as soon as it is there
   * @return how many moves were judged; fewer than the line has only if it was stopped
   * @throws InputException if the reference cannot judge a move; earlier results stay
   * @throws InterruptedException if the waiting thread was interrupted
   */
  public int run(Line line, BooleanSupplier stop, Found found) throws InterruptedException {
    for (int index = 0; index < line.size(); index++) {
      if (stop.getAsBoolean()) {
        return index;
      }
      Line before = line.first(index);
      Outcome<MoveQuality> outcome = reference.judge(before, line.move(index), stop);
      if (stop.getAsBoolean()) {
        return index;
      }
      if (outcome.failure().isPresent()) {
        Failure failure = outcome.failure().get();
        throw new InputException(
            "Move %d, %s: %s"
                .formatted(index + 1, before.state().text(line.move(index)), failure.sentence()));
      }
      MoveQuality quality = outcome.value();
      found.judged(index, new Verdict(quality, before.state().text(quality.bestMove()), name));
    }
    return line.size();
  }
}

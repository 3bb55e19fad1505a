package org.plyscope.lab.search;

import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;

/**
 * How good a move is in the eyes of a reference: a perfect player, or the same search deeper.
 *
 * <p>The reference searches the position. Unless that says it already, it then searches the
 * position once more, kept to the move to be judged. Both values are thus those of the player to
 * move, with the same evaluator, the same horizon and the same unit; a search from the opponent's
 * side would have none of that with an evaluator that judges the two sides differently.
 *
 * @param bestMove what the reference would play
 * @param bestValue the value of that move, from the view of the player to move
 * @param moveValue the value of the move judged
 * @param standing how far the values can be trusted
 */
public record MoveQuality(long bestMove, double bestValue, double moveValue, Standing standing) {
  /** How far the values of a reference can be trusted. */
  public enum Standing {
    /** Both values are proved, so that their signs are the outcomes. */
    PROVED,
    /** The reference searched as far as it wanted to; the values are what it believes. */
    JUDGED,
    /** A limit or a stop ended the reference before; the values are what it had until then. */
    UNFINISHED
  }

  /** Values of finished games that differ by less are the same place at different times. */
  private static final double PLIES = 100_000;

  /**
   * Judges a move.
   *
   * @param catalog where the parts of the reference come from
   * @param line the game up to the position
   * @param move a legal move there
   * @param reference who judges
   * @param limits how far the reference searches
   * @param seed the seed of the reference
   * @param stop asked often; becomes true when the reference shall stop
   * @return the judgement
   * @throws InputException if the reference gives no values, or none for the move
   * @throws InterruptedException if the thread was interrupted
   */
  public static MoveQuality judge(
      Catalog catalog,
      Line line,
      long move,
      AgentSpec reference,
      Limits limits,
      long seed,
      BooleanSupplier stop)
      throws InterruptedException {
    SearchRequest request = SearchRequest.of(line, limits).withSeed(seed).withStop(stop);
    try (Agent agent = catalog.create(reference, line.rules())) {
      SearchResult best = agent.search(request, SearchListener.NONE);
      if (Double.isNaN(best.value())) {
        throw new InputException(
            "Agent '" + reference.id() + "' gives no values and cannot be a reference.");
      }
      if (best.move() == move) {
        return new MoveQuality(move, best.value(), best.value(), standing(best));
      }
      OptionalDouble known = exactly(best, move);
      if (known.isPresent() && !best.solved() && best.status() == Status.COMPLETE) {
        return new MoveQuality(best.move(), best.value(), known.getAsDouble(), Standing.JUDGED);
      }
      SearchResult alone =
          agent.search(sameHorizon(request, best).withRootMoves(move), SearchListener.NONE);
      if (alone.move() == move && !Double.isNaN(alone.value())) {
        return new MoveQuality(best.move(), best.value(), alone.value(), standing(best, alone));
      }
      double value =
          known.orElseThrow(() -> cannotJudge(reference, line.state(), best.move(), move));
      return new MoveQuality(best.move(), best.value(), value, standing(best));
    }
  }

  private static Standing standing(SearchResult... searches) {
    if (Stream.of(searches).allMatch(SearchResult::solved)) {
      return Standing.PROVED;
    }
    return Stream.of(searches).allMatch(s -> s.solved() || s.status() == Status.COMPLETE)
        ? Standing.JUDGED
        : Standing.UNFINISHED;
  }

  /**
   * Tells whether both values are proved.
   *
   * @return true if their signs are the outcomes
   */
  public boolean solved() {
    return standing == Standing.PROVED;
  }

  /**
   * Tells whether there is a verdict: what an unfinished reference says is none.
   *
   * @return false if the reference did not finish
   */
  public boolean judged() {
    return standing != Standing.UNFINISHED;
  }

  /** A search of one move gets farther in the same time; what it sees there is no fair measure. */
  private static SearchRequest sameHorizon(SearchRequest request, SearchResult best) {
    boolean farther = best.solved() || best.depth() == 0;
    return farther ? request : request.withLimits(request.limits().withDepth(best.depth()));
  }

  private static OptionalDouble exactly(SearchResult result, long move) {
    return result.candidates().stream()
        .filter(candidate -> candidate.move() == move && candidate.bound() == Bound.EXACT)
        .mapToDouble(candidate -> candidate.value())
        .findFirst();
  }

  private static InputException cannotJudge(
      AgentSpec reference, State state, long best, long move) {
    return new InputException(
        "Agent '%s' would play %s and cannot say what %s is worth; choose another reference."
            .formatted(reference.id(), state.text(best), state.text(move)));
  }

  /**
   * Returns how much the move gives away.
   *
   * @return 0 for a move as good as the best; infinite if it gives a decided game away, since that
   *     has no common unit with anything else; else the difference of the values; NaN without a
   *     {@linkplain #judged verdict}
   */
  public double loss() {
    if (!judged()) {
      return Double.NaN;
    }
    return decided() && !complete() ? Double.POSITIVE_INFINITY : Math.max(0, bestValue - moveValue);
  }

  /**
   * Tells whether the move is as good as the best.
   *
   * @return true without loss; false also where there is no {@linkplain #judged verdict}
   */
  public boolean optimal() {
    return loss() == 0;
  }

  /**
   * Tells whether the move keeps the outcome: a won position stays won, one not lost is not lost,
   * and a place among several players is kept.
   *
   * @return true if the outcome is kept, as far as the reference knows it; so also where there is
   *     no {@linkplain #judged verdict}
   */
  public boolean complete() {
    if (!judged()) {
      return true;
    }
    return decided()
        ? bestValue - moveValue < PLIES
        : !solved() || Math.signum(moveValue) >= Math.signum(bestValue);
  }

  private boolean decided() {
    return Value.decided(bestValue) || Value.decided(moveValue);
  }
}

package org.plyscope.lab.match.seat;

import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.agent.Failure;
import org.plyscope.lab.agent.Outcome;

/** The answer of a mover: a move, or why there is none. Immutable. */
public final class Reply {
  private final long move;
  private final SearchResult result;
  private final Failure failure;
  private final long nanos;

  private Reply(long move, SearchResult result, Failure failure, long nanos) {
    this.move = move;
    this.result = result;
    this.failure = failure;
    this.nanos = nanos;
  }

  /**
   * Creates a reply with a move that was not searched for.
   *
   * @param move the move
   * @param nanos how long it took
   */
  public static Reply of(long move, long nanos) {
    return new Reply(move, null, null, nanos);
  }

  /**
   * Answers with the move of a search.
   *
   * @param result the result
   * @param nanos how long it took
   */
  public static Reply of(SearchResult result, long nanos) {
    return new Reply(result.move(), result, null, nanos);
  }

  /**
   * Answers that there is no move.
   *
   * @param failure why
   * @param nanos how long it took
   */
  public static Reply failed(Failure failure, long nanos) {
    return new Reply(MoveList.NONE, null, Objects.requireNonNull(failure), nanos);
  }

  /** Creates a reply from the outcome of a search. */
  static Reply of(Outcome<SearchResult> outcome) {
    return outcome
        .failure()
        .map(failure -> failed(failure, outcome.nanos()))
        .orElseGet(() -> of(outcome.value(), outcome.nanos()));
  }

  /** Returns the move, or {@link MoveList#NONE} after a failure. */
  public long move() {
    return move;
  }

  /** Returns the result; empty if there was no search. */
  public Optional<SearchResult> result() {
    return Optional.ofNullable(result);
  }

  /** Returns why there is no move: the failure; empty if there is a move. */
  public Optional<Failure> failure() {
    return Optional.ofNullable(failure);
  }

  /** Returns how long the mover took: nanoseconds. */
  public long nanos() {
    return nanos;
  }
}

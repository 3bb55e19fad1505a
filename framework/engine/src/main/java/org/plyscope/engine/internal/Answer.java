package org.plyscope.engine.internal;

import java.util.List;
import org.plyscope.api.search.Candidate;

/**
 * The result of a search if it ended now. A snapshot: the search goes on without changing it.
 *
 * @param known whether a search has looked at the move, so that there is a value
 * @param value from the view of the player to move
 * @param line begins with the move to play
 * @param candidates the moves of the root for display, best first
 */
public record Answer(boolean known, int value, List<Long> line, List<Candidate> candidates) {
  /** Returns a move of which nothing is known. */
  public static Answer unknown(long move) {
    return new Answer(false, 0, List.of(move), List.of());
  }

  public long move() {
    return line.get(0);
  }

  public long[] moves() {
    return line.stream().mapToLong(Long::longValue).toArray();
  }
}

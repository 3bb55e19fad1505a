package org.plyscope.engine.internal;

import java.util.List;
import org.plyscope.api.search.Candidate;

/**
 * What a search would say if it ended now. A snapshot: the search goes on without changing it.
 *
 * @param known whether a search has looked at the move, so that there is a value
 * @param value from the view of the player to move
 * @param line begins with the move to play
 * @param candidates the moves of the root for people, best first
 */
record Answer(boolean known, int value, List<Long> line, List<Candidate> candidates) {
  /** Returns a move about which nothing is known. */
  static Answer unknown(long move) {
    return new Answer(false, 0, List.of(move), List.of());
  }

  long move() {
    return line.get(0);
  }

  long[] moves() {
    return line.stream().mapToLong(Long::longValue).toArray();
  }
}

package org.plyscope.lab.match.seat;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;

/**
 * What a mover is asked.
 *
 * @param line the game so far, not over
 * @param seat whose turn it is, from 0
 * @param limits how far to search; their time is what the clock allows for this move
 * @param watchMillis after which time a mover that has not answered is stopped; 0 for never
 * @param seed for random choices of this move
 */
public record Turn(Line line, int seat, Limits limits, long watchMillis, long seed) {
  /** Refuses null. */
  public Turn {
    Objects.requireNonNull(line);
    Objects.requireNonNull(limits);
  }
}

package org.plyscope.experiment;

import java.util.Optional;
import org.plyscope.api.run.SequentialTest;

/**
 * When an experiment ends before all of its games are played. Zero turns a rule off. Immutable.
 *
 * @param games after how many games
 * @param millis after how many milliseconds, counted anew when a run is resumed
 * @param test when a sequential test is decided; null for none
 */
public record Stop(int games, long millis, SequentialTest test) {
  /** Plays all games. */
  public static final Stop NEVER = new Stop(0, 0, null);

  /** Returns the test; empty if there is none. */
  public Optional<SequentialTest> sequentialTest() {
    return Optional.ofNullable(test);
  }
}

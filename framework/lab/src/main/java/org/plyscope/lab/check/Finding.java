package org.plyscope.lab.check;

import java.util.Objects;

/**
 * One promise of an agent, and whether it is kept. Immutable.
 *
 * @param subject the subject of the check, for example the id of a game
 * @param promise the promise, for example {@code plays legal moves}
 * @param verdict whether it is kept
 * @param sentence the observation
 * @param nanos how long the check took
 */
public record Finding(
    String subject, String promise, Verdict verdict, String sentence, long nanos) {
  /** Whether a promise is kept. */
  public enum Verdict {
    /** It is kept. */
    KEPT,
    /** It is not kept, or cannot be checked; that need not be wrong. */
    NOTE,
    /** It is broken. */
    BROKEN
  }

  /** Refuses null. */
  public Finding {
    Objects.requireNonNull(subject);
    Objects.requireNonNull(promise);
    Objects.requireNonNull(verdict);
    Objects.requireNonNull(sentence);
  }
}

package org.plyscope.lab.agent;

import java.util.Objects;
import org.plyscope.api.InputException;
import org.plyscope.plugins.Thrown;

/**
 * Why an agent gave no answer that counts. Immutable.
 *
 * @param fault the fault
 * @param sentence describes it, and names the culprit
 * @param detail evidence for the author of the agent, for example a stack trace, cut if it is very
 *     long; perhaps empty
 */
public record Failure(Fault fault, String sentence, String detail) {
  /** Refuses null. */
  public Failure {
    Objects.requireNonNull(fault);
    Objects.requireNonNull(sentence);
    Objects.requireNonNull(detail);
  }

  /**
   * Describes a failure.
   *
   * @param fault the fault
   * @param sentence describes it, and names the culprit
   */
  public static Failure of(Fault fault, String sentence) {
    return new Failure(fault, sentence, "");
  }

  /** Describes an exception thrown while an agent was at work, by it or by another culprit. */
  static Failure thrown(String culprit, String agent, Throwable thrown) {
    if (thrown instanceof InputException && !Thrown.message(thrown).isEmpty()) {
      return of(Fault.REFUSED, Thrown.message(thrown));
    }
    if (thrown instanceof InterruptedException) {
      return of(Fault.NO_MOVE, "Agent '" + agent + "' was stopped before it had a move.");
    }
    String sentence = FailureText.sentence(culprit, thrown);
    if (thrown instanceof CheckedSearch.BadAnswer bad) {
      return of(bad.fault(), sentence);
    }
    if (thrown instanceof OutOfMemoryError) {
      return of(Fault.OUT_OF_MEMORY, sentence);
    }
    boolean deep = thrown instanceof StackOverflowError;
    return new Failure(
        deep ? Fault.STACK_OVERFLOW : Fault.EXCEPTION, sentence, Thrown.shortTrace(thrown));
  }

  /** Returns {@link #sentence()}. */
  @Override
  public String toString() {
    return sentence;
  }
}

package org.plyscope.lab.agent;

import java.util.Objects;
import org.plyscope.api.InputException;
import org.plyscope.plugins.Thrown;

/** Why an agent gave no answer that counts. Immutable. */
public final class Failure {
  private final Fault fault;
  private final String sentence;
  private final String detail;

  private Failure(Fault fault, String sentence, String detail) {
    this.fault = Objects.requireNonNull(fault);
    this.sentence = Objects.requireNonNull(sentence);
    this.detail = Objects.requireNonNull(detail);
  }

  /**
   * Describes a failure.
   *
   * @param fault what went wrong
   * @param sentence says so, and names the culprit
   * @return the failure
   */
  public static Failure of(Fault fault, String sentence) {
    return of(fault, sentence, "");
  }

  /**
   * Describes a failure with evidence.
   *
   * @param fault what went wrong
   * @param sentence says so, and names the culprit
   * @param detail evidence for the author of the agent, for example a stack trace
   * @return the failure
   */
  public static Failure of(Fault fault, String sentence, String detail) {
    return new Failure(fault, sentence, detail);
  }

  /** Describes what was thrown while an agent was at work, by it or by another culprit. */
  static Failure thrown(String culprit, String agent, Throwable thrown) {
    if (thrown instanceof InputException && !Thrown.message(thrown).isEmpty()) {
      return of(Fault.REFUSED, Thrown.message(thrown));
    }
    if (thrown instanceof InterruptedException) {
      return of(Fault.NO_MOVE, "Agent '" + agent + "' was stopped before it had a move.");
    }
    String sentence = Blame.sentence(culprit, thrown);
    if (thrown instanceof BadAnswer bad) {
      return of(bad.fault(), sentence);
    }
    if (thrown instanceof OutOfMemoryError) {
      return of(Fault.OUT_OF_MEMORY, sentence);
    }
    boolean deep = thrown instanceof StackOverflowError;
    return of(deep ? Fault.STACK_OVERFLOW : Fault.EXCEPTION, sentence, Thrown.shortTrace(thrown));
  }

  /**
   * Returns what went wrong.
   *
   * @return the kind of failure
   */
  public Fault fault() {
    return fault;
  }

  /**
   * Returns what went wrong in one sentence.
   *
   * @return the sentence, which names the culprit
   */
  public String sentence() {
    return sentence;
  }

  /**
   * Returns evidence for the author of the agent, such as where an exception came from.
   *
   * @return for example the stack trace, cut if it is very long; perhaps empty
   */
  public String detail() {
    return detail;
  }

  /** Returns {@link #sentence()}. */
  @Override
  public String toString() {
    return sentence;
  }
}

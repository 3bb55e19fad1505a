package org.plyscope.experiment.work;

import java.util.Optional;
import org.plyscope.api.InputException;

/**
 * A finished game, a remark about the workers, or why there are no more games. Immutable but for
 * the line, which no caller changes.
 */
public final class Result {
  private static final byte[] NO_LINE = {};

  private final int index;
  private final byte[] line;
  private final String remark;
  private final RuntimeException trouble;

  private Result(int index, byte[] line, String remark, RuntimeException trouble) {
    this.index = index;
    this.line = line;
    this.remark = remark;
    this.trouble = trouble;
  }

  /** Describes a finished game. */
  public static Result of(int index, byte[] line) {
    return new Result(index, line, null, null);
  }

  /**
   * Reports that no more results will come, because the games cannot be played as they are
   * described.
   */
  public static Result trouble(String sentence) {
    return new Result(-1, NO_LINE, null, new InputException(sentence));
  }

  /** Reports that no more results will come, because of the machine. */
  public static Result stopped(String sentence) {
    return new Result(-1, NO_LINE, null, new WorkStoppedException(sentence));
  }

  /** Reports something that the user should know; results go on coming. */
  public static Result remark(String sentence) {
    return new Result(-1, NO_LINE, sentence, null);
  }

  /** Returns the number of the game. */
  public int index() {
    return index;
  }

  /** Returns the line of the game with its end. */
  public byte[] line() {
    return line;
  }

  /** Returns a remark about the workers; empty if this is not one. */
  public Optional<String> remark() {
    return Optional.ofNullable(remark);
  }

  /**
   * Returns why no more results will come; empty if this is something else.
   *
   * @return an {@link InputException} or a {@link WorkStoppedException} with a sentence
   */
  public Optional<RuntimeException> trouble() {
    return Optional.ofNullable(trouble);
  }
}

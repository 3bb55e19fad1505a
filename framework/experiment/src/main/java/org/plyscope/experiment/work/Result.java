package org.plyscope.experiment.work;

import java.util.Optional;

/** A finished game, or why there are no more. Immutable but for the line, which nobody changes. */
public final class Result {
  private final int index;
  private final byte[] line;
  private final String trouble;

  private Result(int index, byte[] line, String trouble) {
    this.index = index;
    this.line = line;
    this.trouble = trouble;
  }

  /**
   * Describes a finished game.
   *
   * @param index its number
   * @param line its line with its end
   * @return the result
   */
  public static Result of(int index, byte[] line) {
    return new Result(index, line, null);
  }

  /**
   * Says that no more results will come.
   *
   * @param sentence why
   * @return the result
   */
  public static Result trouble(String sentence) {
    return new Result(-1, new byte[0], sentence);
  }

  /** Returns the number of the game. */
  public int index() {
    return index;
  }

  /** Returns the line of the game with its end. */
  public byte[] line() {
    return line;
  }

  /** Returns why no more results will come, in one sentence; empty if this is a game. */
  public Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }
}

package org.plyscope.api.program;

import java.time.Instant;
import java.util.Objects;

/**
 * A line of the conversation with an agent program, or a note about it. Built by the host,
 * immutable.
 *
 * @param time when it was sent or received
 * @param process which process of the program, counted from 1
 * @param origin where it comes from
 * @param text the line, cut if it is very long
 * @since 3.0
 */
public record DialogueLine(Instant time, int process, Origin origin, String text) {
  /** Where a line comes from. */
  public enum Origin {
    /** Plyscope sent it to the program. */
    HOST("→"),
    /** The program wrote it to its standard output. */
    PROGRAM("←"),
    /** The program wrote it to its standard error. */
    LOG("!"),
    /** Something that happened, for example the end of the process. */
    NOTE("#");

    private final String sign;

    Origin(String sign) {
      this.sign = sign;
    }

    /**
     * Returns a sign that stands before such lines.
     *
     * @return one character
     */
    public String sign() {
      return sign;
    }
  }

  /**
   * Refuses null.
   *
   * @param time when it was sent or received
   * @param process which process of the program
   * @param origin where it comes from
   * @param text the line
   */
  public DialogueLine {
    Objects.requireNonNull(time);
    Objects.requireNonNull(origin);
    Objects.requireNonNull(text);
  }

  /** Returns the line behind its sign. */
  @Override
  public String toString() {
    return origin.sign() + " " + text;
  }
}

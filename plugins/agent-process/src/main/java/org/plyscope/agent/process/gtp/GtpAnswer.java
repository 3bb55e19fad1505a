package org.plyscope.agent.process.gtp;

import org.plyscope.agent.process.talk.SearchWait;
import org.plyscope.api.program.ProgramException;

/** An answer that arrives line by line: it begins with = or ? and ends with an empty line. */
final class GtpAnswer {
  private final StringBuilder text = new StringBuilder();
  private boolean begun;
  private boolean refused;

  /** Adds a line; returns whether the answer is complete. Lines before an answer mean nothing. */
  boolean complete(String line) {
    String content = line.strip();
    if (begun) {
      if (content.isEmpty()) {
        return true;
      }
      text.append('\n').append(content);
      return false;
    }
    if (content.startsWith("=") || content.startsWith("?")) {
      begun = true;
      refused = content.startsWith("?");
      text.append(content.substring(1).replaceFirst("^\\d+", "").strip());
    }
    return false;
  }

  /** Passes over an answer. */
  static void skip(SearchWait wait) {
    GtpAnswer answer = new GtpAnswer();
    boolean complete = false;
    while (!complete) {
      complete = answer.complete(wait.line());
    }
  }

  /**
   * Returns the whole answer.
   *
   * @param command the command
   * @throws ProgramException if it is a refusal
   */
  String text(String command) {
    String whole = text.toString().strip();
    if (refused) {
      throw new ProgramException(
          "it refused '%s': %s".formatted(command, whole.isEmpty() ? "no reason" : whole));
    }
    return whole;
  }
}

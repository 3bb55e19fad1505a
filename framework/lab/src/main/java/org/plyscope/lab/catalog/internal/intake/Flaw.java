package org.plyscope.lab.catalog.internal.intake;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Objects;

/**
 * Why a part is left out.
 *
 * @param sentence a full sentence that names the part, its plugin and the reason
 * @param details for the author of the plugin: where it happened; may be empty
 */
public record Flaw(String sentence, String details) {
  private static final int LONGEST_TRACE = 8_000;
  private static final int LONGEST_REASON = 200;

  /** Checks that both are there. */
  public Flaw {
    Objects.requireNonNull(sentence);
    Objects.requireNonNull(details);
  }

  /** Describes a failure as the end of a sentence. */
  static String reason(Throwable thrown) {
    if (thrown instanceof StackOverflowError) {
      return "recursed too deeply for the stack";
    }
    if (thrown instanceof OutOfMemoryError) {
      return "ran out of memory";
    }
    String message = message(thrown).strip().lines().findFirst().orElse("");
    String said = Words.shortened(message.replaceAll("\\.$", ""), LONGEST_REASON);
    return "threw " + thrown.getClass().getSimpleName() + (said.isEmpty() ? "" : ": " + said);
  }

  /** A plugin's exception may itself throw when it is asked for its message. */
  private static String message(Throwable thrown) {
    try {
      return Objects.toString(thrown.getMessage(), "");
    } catch (RuntimeException | StackOverflowError e) {
      return "";
    }
  }

  /** Returns where something was thrown; the exception itself would keep its plugin in memory. */
  static String trace(Throwable thrown) {
    try {
      StringWriter text = new StringWriter();
      thrown.printStackTrace(new PrintWriter(text, true));
      return text.getBuffer().substring(0, Math.min(LONGEST_TRACE, text.getBuffer().length()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return "";
    }
  }
}

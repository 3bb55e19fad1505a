package org.plyscope.lab.catalog.internal.intake;

import java.util.Objects;
import org.plyscope.plugins.Thrown;

/**
 * Why a part is left out.
 *
 * @param sentence a full sentence that names the part, its plugin and the reason
 * @param details for the author of the plugin: where it happened; may be empty
 */
public record Flaw(String sentence, String details) {
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
    String message = Thrown.message(thrown).strip().lines().findFirst().orElse("");
    String said = NameChecks.shortened(message.replaceAll("\\.$", ""), LONGEST_REASON);
    return "threw " + Thrown.kind(thrown) + (said.isEmpty() ? "" : ": " + said);
  }

  /** Returns where something was thrown; the exception itself would keep its plugin in memory. */
  static String trace(Throwable thrown) {
    return Thrown.shortTrace(thrown);
  }
}

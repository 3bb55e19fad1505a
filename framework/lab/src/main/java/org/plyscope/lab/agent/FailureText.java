package org.plyscope.lab.agent;

import org.plyscope.plugins.Thrown;

/** Turns whatever a plugin throws into one sentence that names it. */
public final class FailureText {
  private FailureText() {}

  /**
   * Returns the fault of a player.
   *
   * @param who the beginning of the sentence, for example {@code "Agent 'x'"}
   * @param failure the exception
   */
  public static String sentence(String who, Throwable failure) {
    String name = who + " ";
    if (failure instanceof OutOfMemoryError) {
      return name + "ran out of memory.";
    }
    if (failure instanceof StackOverflowError) {
      return name + "failed: its recursion is too deep for the stack.";
    }
    String detail = detail(failure);
    if (failure instanceof LinkageError) {
      return name + "failed: it does not fit this program or lacks a class (" + detail + ").";
    }
    return name + "failed: " + detail + ".";
  }

  private static String detail(Throwable failure) {
    String message = Thrown.message(failure);
    if (message.isBlank()) {
      return Thrown.kind(failure);
    }
    String line = message.strip().lines().findFirst().orElse("").strip();
    String sentence = line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    return failure instanceof IllegalStateException
        ? sentence
        : Thrown.kind(failure) + ", " + sentence;
  }
}

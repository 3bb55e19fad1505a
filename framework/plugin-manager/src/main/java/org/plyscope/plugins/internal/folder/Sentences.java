package org.plyscope.plugins.internal.folder;

import org.plyscope.plugins.Thrown;

/** Turns exceptions into parts of sentences. */
public final class Sentences {
  private static final int LONGEST = 300;

  private Sentences() {}

  /** Returns an exception in plain words: {@code IllegalStateException: no board today}. */
  public static String said(Throwable problem) {
    return said(problem.getClass().getName(), Thrown.message(problem));
  }

  /** Returns the innermost cause in a printed stack trace, as {@link #said(Throwable)} does. */
  public static String saidBy(String stackTrace) {
    String root = stackTrace.strip();
    int cause = root.lastIndexOf("Caused by: ");
    root = firstLine(cause < 0 ? root : root.substring(cause + "Caused by: ".length()));
    int colon = root.indexOf(": ");
    return colon < 0
        ? said(root, "null")
        : said(root.substring(0, colon), root.substring(colon + 2));
  }

  /**
   * Returns the first line of a text, without the full stop that a sentence around it will have.
   */
  public static String firstLine(String text) {
    String line = text.strip().lines().findFirst().orElse("").strip();
    line = line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
  }

  public static String stackTrace(Throwable problem) {
    return Thrown.trace(problem);
  }

  private static String said(String type, String message) {
    String name = type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
    return message.equals("null") || message.isBlank() ? name : name + ": " + firstLine(message);
  }
}

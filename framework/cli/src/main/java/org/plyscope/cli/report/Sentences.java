package org.plyscope.cli.report;

import java.util.stream.Collectors;

/** Makes one line of reasonable length of any message. */
public final class Sentences {
  private static final int LONGEST = 1_000;

  /** How much of the end is kept, which usually holds the remedy. */
  private static final int END = 400;

  private Sentences() {}

  /** Returns a text without line breaks; of a very long one, its beginning and its end. */
  public static String shown(String text) {
    String line = text.lines().map(String::strip).collect(Collectors.joining(" ")).strip();
    return line.length() <= LONGEST
        ? line
        : line.substring(0, LONGEST - END) + " … " + line.substring(line.length() - END);
  }
}

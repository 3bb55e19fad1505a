package org.plyscope.cli.run.live;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out how many lines the terminal has that the user sits before. */
public final class TerminalRows {
  private static final int USUAL = 24;
  private static final long MOST_MILLIS = 1_000;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,5}) \\d{1,5}\\s*");

  private TerminalRows() {}

  /**
   * Asks the system.
   *
   * @return the number of lines; 24 if unknown
   * @throws InterruptedException if the thread is interrupted
   */
  public static int ask() throws InterruptedException {
    Process process = null;
    try {
      process =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(MOST_MILLIS, TimeUnit.MILLISECONDS)
          ? read(new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
          : USUAL;
    } catch (IOException e) {
      // Windows has neither, and its consoles are rarely lower than this.
      return USUAL;
    } finally {
      if (process != null) {
        process.destroyForcibly();
      }
    }
  }

  /** Reads lines and columns; both are 0 where they are unknown. */
  static int read(String size) {
    Matcher matcher = SIZE.matcher(size);
    int rows = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
    return rows > 0 ? rows : USUAL;
  }
}

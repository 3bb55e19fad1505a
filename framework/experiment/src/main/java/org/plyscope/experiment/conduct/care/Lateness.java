package org.plyscope.experiment.conduct.care;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Counts moves that took longer than their limit of time. Within the margin nobody loses by that,
 * but who is often late has thought longer than its opponent. Used by one thread.
 */
public final class Lateness {
  // Less is the time that a thread needs to wake up.
  private static final long LEAST_MICROS = 1_000;
  private static final Pattern LATE = Pattern.compile("\"late\":\\[([0-9,]*)\\]\\}");
  private static final Pattern MICROS = Pattern.compile("\"micros\":\\[([0-9,]*)\\]");

  private long moves;
  private long late;
  private long micros;

  /**
   * Counts the moves of a game.
   *
   * @param bytes where its line stands, as {@link org.plyscope.experiment.run.GameLine} writes it
   * @param from the first byte of the line
   * @param length how many bytes it has
   */
  public void add(byte[] bytes, int from, int length) {
    String line = new String(bytes, from, length, StandardCharsets.UTF_8);
    String meta = line.substring(Math.max(0, line.lastIndexOf("\"started\":")));
    moves += values(MICROS, meta).length;
    for (String value : values(LATE, meta)) {
      long over = Long.parseLong(value);
      if (over >= LEAST_MICROS) {
        late++;
        micros += over;
      }
    }
  }

  private static String[] values(Pattern column, String meta) {
    Matcher matcher = column.matcher(meta);
    return matcher.find() ? matcher.group(1).split(",", -1) : new String[0];
  }

  /**
   * Says how many moves were late.
   *
   * @return a sentence; empty if none was
   */
  public Optional<String> sentence() {
    return late == 0
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%,d of %,d moves (%.1f%%) took longer than their limit of time, by %.1f ms on"
                    + " average.",
                late,
                moves,
                100.0 * late / moves,
                micros / 1e3 / late));
  }
}

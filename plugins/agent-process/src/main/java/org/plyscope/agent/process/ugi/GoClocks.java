package org.plyscope.agent.process.ugi;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.search.TimeLeft;

/** The clocks of two players in the command {@code go}, in milliseconds. */
final class GoClocks {
  private static final List<String> LEFT = List.of("wtime", "btime");
  private static final List<String> INCREMENT = List.of("winc", "binc");

  private GoClocks() {}

  /** Writes clocks, each word after a blank. */
  static String words(TimeLeft time) {
    StringBuilder words = new StringBuilder();
    for (int player = 0; player < LEFT.size(); player++) {
      if (time.has(player)) {
        words.append(' ').append(LEFT.get(player)).append(' ').append(time.millis(player));
        words.append(' ').append(INCREMENT.get(player));
        words.append(' ').append(time.incrementMillis(player));
      }
    }
    return words.toString();
  }

  /** Reads the clocks of a command; empty if it has none. */
  static Optional<TimeLeft> read(List<String> words) {
    Optional<TimeLeft> time = Optional.empty();
    for (int player = 0; player < LEFT.size(); player++) {
      int at = words.indexOf(LEFT.get(player));
      if (at > 0) {
        TimeLeft before = time.orElseGet(() -> TimeLeft.none(LEFT.size()));
        long increment = number(words, words.indexOf(INCREMENT.get(player)));
        time = Optional.of(before.with(player, number(words, at), increment));
      }
    }
    return time;
  }

  /** Servers write a negative time for a player that is late. */
  private static long number(List<String> words, int at) {
    return at < 0 || at + 1 >= words.size() ? 0 : Math.max(0, Long.parseLong(words.get(at + 1)));
  }
}

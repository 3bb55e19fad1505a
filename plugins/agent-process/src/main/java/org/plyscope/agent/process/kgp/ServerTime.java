package org.plyscope.agent.process.kgp;

import java.time.Duration;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.TimeLeft;

/** The time that a server grants, as it has set it so far. */
final class ServerTime {
  private static final double MILLIS = 1_000;
  private static final double MOST_SECONDS = 1e9;

  private String mode = "none";
  private long own = -1;
  private long other = -1;

  /** Reads a setting of the server; others than times are ignored. */
  void set(String key, String value) {
    switch (key) {
      case "time:mode" -> mode = value;
      case "time:clock" -> own = millis(value);
      case "time:opclock" -> other = millis(value);
      default -> {
        // Names of games and opponents do not matter to the agent.
      }
    }
  }

  private static long millis(String seconds) {
    if (!seconds.matches("\\d{1,12}(\\.\\d{1,12})?")) {
      return -1;
    }
    return Math.round(MILLIS * Math.min(MOST_SECONDS, Double.parseDouble(seconds)));
  }

  /** Returns the request to the agent: with clocks, with a time for the move, or without a time. */
  SearchRequest request(Line line) {
    int player = line.state().toMove();
    if (own < 0 || mode.equals("none")) {
      return SearchRequest.of(line, Limits.NONE);
    }
    if (mode.equals("relative")) {
      return SearchRequest.of(line, Limits.time(Duration.ofMillis(Math.max(1, own))));
    }
    TimeLeft mine = TimeLeft.none(2).with(player, own, 0);
    TimeLeft time = other < 0 ? mine : mine.with(1 - player, other, 0);
    return SearchRequest.of(line, Limits.NONE).withTimeLeft(time);
  }
}

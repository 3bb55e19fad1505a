package org.plyscope.cli.run.live;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.measure.Digits;
import org.plyscope.experiment.conduct.care.Durations;

/** How far a run is at a moment, and when it will end if it goes on like this. */
final class Progress {
  private static final int ENOUGH = 5;

  private final int before;
  private final int played;
  private final int wanted;
  private final double seconds;

  /**
   * Counts.
   *
   * @param before how many games were finished when the work began
   * @param played how many were finished since
   * @param wanted how many are to be finished from then on
   * @param seconds how long that took
   */
  Progress(int before, int played, int wanted, double seconds) {
    this.before = before;
    this.played = played;
    this.wanted = wanted;
    this.seconds = seconds;
  }

  private double perMinute() {
    return 60 * played / Math.max(1e-9, seconds);
  }

  private boolean hasEstimate() {
    return played >= ENOUGH;
  }

  private double left(int sign) {
    // The number of games in a time scatters like a count, and so does the estimate.
    double expected = 60 * (wanted - played) / perMinute();
    return expected * Math.max(0.1, 1 + sign * 2 / Math.sqrt(played));
  }

  String line() {
    String left = hasEstimate() ? ", " + Durations.between(left(-1), left(1)) + " left" : "";
    return "%s of %s games (%.0f%%), %s a minute%s"
        .formatted(
            Digits.count(before + played),
            Digits.count(before + wanted),
            100.0 * (before + played) / Math.max(1, before + wanted),
            Digits.count(Math.round(perMinute())),
            left);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("event", "progress");
    json.put("finished", before + played);
    json.put("wanted", before + wanted);
    json.put("perMinute", perMinute());
    json.put("secondsLeftLow", hasEstimate() ? left(-1) : null);
    json.put("secondsLeftHigh", hasEstimate() ? left(1) : null);
    return json;
  }
}

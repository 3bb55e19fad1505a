package org.plyscope.experiment.file;

import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Judging;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;

/** Reads what holds for every game. */
final class ConditionsReader {
  private static final int MOST = 1_000_000;

  private final Map<String, String> standard;
  private final long watchdog;
  private final long margin;
  private final Judging judging;

  ConditionsReader(Optional<Node> limits, Optional<Node> adjudicate) {
    Keys keys = limits.map(Node::keys).orElse(null);
    standard =
        keys == null
            ? Map.of()
            : keys.find("default").map(node -> node.object(Limiting::texts)).orElse(Map.of());
    watchdog = millis(keys, "watchdog", Conditions.STANDARD.watchdogMillis());
    margin = millis(keys, "margin", Conditions.STANDARD.marginMillis());
    if (keys != null) {
      keys.end();
    }
    judging = adjudicate.map(node -> node.object(ConditionsReader::judging)).orElse(Judging.NONE);
  }

  private static long millis(Keys keys, String key, long standard) {
    return keys == null ? standard : keys.find(key).map(Node::millis).orElse(standard);
  }

  /** Returns the limits of agents that have none of their own. */
  Map<String, String> standardLimits() {
    return standard;
  }

  Conditions read() {
    return new Conditions(watchdog, margin, judging);
  }

  /** Returns the conditions of a suite: the first move, and some more if problems are played on. */
  Conditions ofSuite(int playOn) {
    if (judging.plies() > 0) {
      throw new InputException(
          "adjudicate.plies: in a suite \"playOn\" of the format says how many moves are played.");
    }
    return new Conditions(watchdog, margin, judging.withPlies(1 + playOn));
  }

  private static Judging judging(Keys keys) {
    int plies = count(keys, "plies");
    int repetition = count(keys, "repetition");
    Judging rules = new Judging(plies, repetition, 0, 0, 0, 0, 0);
    return keys.find("score").map(score -> score.object(s -> byScore(rules, s))).orElse(rules);
  }

  private static Judging byScore(Judging rules, Keys keys) {
    Judging draw = keys.find("draw").map(node -> node.object(d -> draw(rules, d))).orElse(rules);
    return keys.find("resign").map(node -> node.object(r -> resign(draw, r))).orElse(draw);
  }

  private static Judging draw(Judging rules, Keys keys) {
    return new Judging(
        rules.plies(),
        rules.repetition(),
        count(keys, "from"),
        (int) keys.get("moves").whole(1, MOST),
        keys.get("value").number(0, Double.MAX_VALUE),
        0,
        0);
  }

  private static Judging resign(Judging before, Keys keys) {
    return new Judging(
        before.plies(),
        before.repetition(),
        before.drawFrom(),
        before.drawMoves(),
        before.drawValue(),
        (int) keys.get("moves").whole(1, MOST),
        keys.get("value").number(0, Double.MAX_VALUE));
  }

  private static int count(Keys keys, String key) {
    return keys.find(key).map(node -> (int) node.whole(0, MOST)).orElse(0);
  }
}

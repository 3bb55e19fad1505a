package org.plyscope.view.runs.draft;

import java.util.Map;
import org.plyscope.ui.form.draft.FileText;
import org.plyscope.wire.WireText;

/** The texts of new experiments, and their format, which files write in several ways. */
public final class ExperimentText {
  /** A small experiment to begin with: four agents of Kalah for about a minute. */
  public static final String EXAMPLE =
      """
      {
        "plyscope": 1,
        "name": "Kalah: looking ahead against playing out",
        "seed": 1,
        "game": { "id": "kalah", "rules": "standard" },
        "agents": {
          "random": { "use": "random" },
          "ab{depth}": { "use": "alpha-beta", "depth": { "each": [2, 5] } },
          "uct{iterations}": { "use": "uct", "iterations": 200 }
        },
        "format": "round-robin",
        "openings": { "randomPlies": 4, "count": 40 },   // each is played in all seats
        "blocks": 40,
        "adjudicate": { "plies": 400 }
      }
      """;

  private static final String BLANK =
      """
      {
        "plyscope": 1,
        "name": %s,
        "seed": 1,
        "game": { "id": %s },
        "agents": { },
        "format": "round-robin",
        "openings": { "randomPlies": 4, "count": 40 },
        "blocks": 40,
        "limits": { "default": { "time": "100ms" } },
        "adjudicate": { "plies": 400 }
      }
      """;

  private static final String FORMAT = "format";

  private ExperimentText() {}

  /**
   * Returns an experiment without agents.
   *
   * @param name how it is called
   * @param game the id of the game
   */
  public static String blank(String name, String game) {
    return BLANK.formatted(WireText.line(name), WireText.line(game));
  }

  /** Returns the type of the format, which stands alone or among its parameters. */
  public static String format(FileText text) {
    return text.has(FORMAT, "type") ? text.field(FORMAT, "type") : text.field(FORMAT);
  }

  /**
   * Returns a text with another format; one that needs more gets patterns that match all agents.
   */
  public static FileText withFormat(FileText text, String type) {
    return switch (type) {
      case "gauntlet" ->
          text.literal("{ \"type\": \"gauntlet\", \"first\": \"*\", \"against\": \"*\" }", FORMAT);
      case "grid" ->
          text.literal("{ \"type\": \"grid\", \"rows\": \"*\", \"columns\": \"*\" }", FORMAT);
      case "pairs" -> text.literal("{ \"type\": \"pairs\", \"pairs\": [] }", FORMAT);
      case "suite" -> text.literal("{ \"type\": \"suite\", \"problems\": [\"exact\"] }", FORMAT);
      case "" -> text;
      default -> text.withText(type, FORMAT);
    };
  }

  /** Returns a text with pairs of agents: names after commas, pairs after semicolons. */
  public static FileText withPairs(FileText text, String pairs) {
    return text.withValue(
        FileText.parts(pairs, ";").map(pair -> FileText.parts(pair, ",").toList()).toList(),
        FORMAT,
        "pairs");
  }

  /** Returns a text as a ladder on which each agent plays the given number of rungs up. */
  public static FileText withReach(FileText text, String reach) {
    FileText ladder =
        text.has(FORMAT, "type") ? text : text.withValue(Map.of("type", "ladder"), FORMAT);
    return ladder.with(reach, FORMAT, "reach");
  }
}

package org.plyscope.game.mancala.kalah;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * Kalah as university courses play it; a game of its own, because the solved values of Kalah do not
 * hold here and kept runs of Kalah name all options of their rules.
 */
@Component(service = Game.class)
public final class CourseKalahGame implements Game {
  static final Option<Boolean> PIE_RULE =
      Option.flag(
          "pie-rule",
          "Pie rule",
          "Whether the second player may swap sides instead of making its first move; the other"
              + " player then moves.",
          true);
  static final Option<Boolean> FIRST_EXTRA_TURN =
      Option.flag(
          "first-extra-turn",
          "Extra turn on the first move",
          "Whether the very first move of the game can give another turn.",
          false);
  static final Option<String> END =
      Option.choice(
          "end",
          "End",
          "Whether the game ends when a side is empty (empty-side) or also as soon as a store holds"
              + " more than half of all seeds (majority).",
          "empty-side",
          List.of("empty-side", "majority"));

  /** Called by the framework. */
  public CourseKalahGame() {}

  @Override
  public String id() {
    return "kalah-course";
  }

  @Override
  public String name() {
    return "Kalah, course rules";
  }

  @Override
  public String description() {
    return "Kalah with the rules that courses add: the second player may swap sides, the first move"
        + " gives no extra turn, more than half of the seeds end the game.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        KalahGame.HOUSES, KalahGame.SEEDS, KalahGame.CAPTURE, PIE_RULE, FIRST_EXTRA_TURN, END);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of(
                "manchester",
                "Kalah(7,7), Manchester",
                "Seven houses, seven seeds, pie rule, no extra turn on the first move.")
            .with("houses", "7")
            .with("seeds", "7"),
        Preset.of(
                "kgp",
                "Kalah(8,8), KGP server",
                "Eight houses, eight seeds; more than half of all seeds end the game.")
            .with("houses", "8")
            .with("seeds", "8")
            .with("pie-rule", "false")
            .with("first-extra-turn", "true")
            .with("end", "majority"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new KalahRules(
        this,
        values,
        new CourseOptions(
            values.get(PIE_RULE),
            values.get(FIRST_EXTRA_TURN),
            values.get(END).equals("majority")));
  }
}

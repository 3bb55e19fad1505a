package org.plyscope.game.mancala.kalah;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** Kalah with any board size and both capture rules. */
@Component(service = Game.class)
public final class KalahGame implements Game {
  static final Option<Long> HOUSES =
      Option.integer("houses", "Houses", "How many houses each player has.", 6, 1, 10);
  static final Option<Long> SEEDS =
      Option.integer("seeds", "Seeds", "How many seeds each house holds at the start.", 4, 1, 10);
  static final Option<String> CAPTURE =
      Option.choice(
          "capture",
          "Capture",
          "Whether a last seed in an own empty house captures only if the opposite house holds"
              + " seeds (standard) or also if it is empty (empty).",
          "standard",
          List.of("standard", "empty"));

  @Override
  public String id() {
    return "kalah";
  }

  @Override
  public String name() {
    return "Kalah";
  }

  @Override
  public String description() {
    return "Sow counter-clockwise past your own store; a last seed in the store gives another turn,"
        + " one in an own empty house captures.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(HOUSES, SEEDS, CAPTURE);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("standard", "Kalah(6,4)", "Six houses, four seeds, standard capture."),
        Preset.of(
                "empty-capture",
                "Kalah(6,4), empty capture",
                "Six houses, four seeds; the last seed is captured even opposite an empty house.")
            .with("capture", "empty"),
        size(6, 3),
        size(6, 5),
        size(6, 6),
        size(4, 3),
        size(3, 2),
        size(8, 4));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new KalahRules(this, values, CourseOptions.NONE);
  }

  private static Preset size(int houses, int seeds) {
    return Preset.of(
            "size-" + houses + "-" + seeds,
            "Kalah(" + houses + "," + seeds + ")",
            houses + " houses with " + seeds + " seeds each, standard capture.")
        .with("houses", String.valueOf(houses))
        .with("seeds", String.valueOf(seeds));
  }
}

package org.plyscope.game.mancala.ohvalhu;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** The Maldivian relative of Congkak and Dakon. */
@Component(service = Game.class)
public final class OhvalhuGame implements Game {
  static final Option<Long> HOUSES =
      Option.integer(
          "houses", "Houses", "How many houses a player has, and seeds in each of them.", 8, 4, 10);
  static final Option<Long> ROUNDS =
      Option.integer("rounds", "Rounds", "After how many rounds the seeds are counted.", 10, 1, 99);
  static final Option<String> CAPTURE =
      Option.choice(
          "capture",
          "Capture",
          "Whether a last seed captures in empty houses of the own side or of any side.",
          "own-side",
          List.of("own-side", "any-side"));

  @Override
  public String id() {
    return "ohvalhu";
  }

  @Override
  public String name() {
    return "Ohvalhu";
  }

  @Override
  public String description() {
    return "Sow on and on until the last seed falls into an empty house; a player that cannot"
        + " refill a house in the next round loses it.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(HOUSES, ROUNDS, CAPTURE);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("standard", "Ohvalhu", "Two rows of eight, at most ten rounds."),
        Preset.of("single-round", "Ohvalhu, one round", "Two rows of eight, a single round.")
            .with("rounds", "1"),
        Preset.of("any-side", "Ohvalhu, captures on any side", "Captures on both sides.")
            .with("capture", "any-side"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new OhvalhuRules(this, values);
  }
}

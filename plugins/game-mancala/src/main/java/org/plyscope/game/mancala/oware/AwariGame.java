package org.plyscope.game.mancala.oware;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** Awari as it was solved; a game of its own, since its value does not hold for Oware. */
@Component(service = Game.class)
public final class AwariGame implements Game {
  @Override
  public String id() {
    return "awari";
  }

  @Override
  public String name() {
    return "Awari";
  }

  @Override
  public String description() {
    return "The variant of Oware that was solved: moves that starve the opponent are illegal unless"
        + " there are no others, and a repeated position splits the remaining seeds.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of(
            "standard",
            "Awari (as solved)",
            "Twelve houses with four seeds; starving moves illegal, repetition splits."));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new OwareRules(this, values, OwareVariant.AWARI);
  }
}

package org.plyscope.game.mancala.vailungthlan;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** The game of the Mizo people, on twelve houses with five seeds each. */
@Component(service = Game.class)
public final class VaiLungThlanGame implements Game {
  @Override
  public String id() {
    return "vai-lung-thlan";
  }

  @Override
  public String name() {
    return "Vai Lung Thlan";
  }

  @Override
  public String description() {
    return "Sow clockwise; a last seed in an empty house on either side is captured together with"
        + " the unbroken chain of single seeds behind it.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public List<Preset> presets() {
    return List.of(Preset.of("standard", "Vai Lung Thlan", "Twelve houses with five seeds each."));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new VaiLungThlanRules(this, values);
  }
}

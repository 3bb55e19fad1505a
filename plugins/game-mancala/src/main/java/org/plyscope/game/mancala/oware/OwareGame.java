package org.plyscope.game.mancala.oware;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** Oware by the abapa rules. */
@Component(service = Game.class)
public final class OwareGame implements Game {
  @Override
  public String id() {
    return "oware";
  }

  @Override
  public String name() {
    return "Oware";
  }

  @Override
  public String description() {
    return "Sow counter-clockwise; a last seed that makes two or three in an enemy house captures"
        + " it and its like before it. A starving opponent must be fed, and 25 seeds win.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("standard", "Oware (abapa)", "Twelve houses with four seeds, abapa rules."));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new OwareRules(this, values, OwareVariant.ABAPA);
  }
}

package org.plyscope.game.starhalma;

import java.util.Map;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** Rules by short words. */
final class TestRules {
  private TestRules() {}

  static Rules preset(Game game, String id) {
    Preset preset =
        game.presets().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    return changed(game, preset.values());
  }

  static Rules changed(Game game, Map<String, String> changes) {
    return game.rules(OptionValues.defaults(game.options()).with(changes));
  }
}

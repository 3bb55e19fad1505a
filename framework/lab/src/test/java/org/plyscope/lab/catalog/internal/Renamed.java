package org.plyscope.lab.catalog.internal;

import java.util.List;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.testkit.CountdownGame;

/** The game of the tests under another id. */
class Renamed implements Game {
  private final Game game = new CountdownGame();
  private final String id;

  Renamed(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String name() {
    return "Renamed";
  }

  @Override
  public String description() {
    return "";
  }

  @Override
  public List<Option<?>> options() {
    return game.options();
  }

  @Override
  public List<Preset> presets() {
    return game.presets();
  }

  @Override
  public Rules rules(OptionValues values) {
    return game.rules(values);
  }
}

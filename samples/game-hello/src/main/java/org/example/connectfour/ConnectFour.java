package org.example.connectfour;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** Offers the game. {@code @Component} is all it takes to make Plyscope list it. */
@Component(service = Game.class)
public final class ConnectFour implements Game {
  static final Option<Long> COLUMNS =
      Option.integer("columns", "Columns", "How many columns the grid has.", 7, 4, 12);

  static final Option<Long> ROWS =
      Option.integer("rows", "Rows", "How many discs a column holds.", 6, 4, 10);

  @Override
  public String id() {
    return "connect-four";
  }

  @Override
  public String name() {
    return "Connect Four";
  }

  @Override
  public String description() {
    return "Two players drop discs into columns; the first with four in a row wins.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(COLUMNS, ROWS);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("standard", "Standard", "Seven columns of six discs."),
        Preset.of("small", "Small", "Five columns of four discs, small enough to solve at once.")
            .with("columns", "5")
            .with("rows", "4"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new ConnectFourRules(this, values);
  }
}

package org.plyscope.testkit;

import java.util.List;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * The smallest real game, to test agents and hosts with: two to six players take one to three seeds
 * from a heap in turn, and the player that takes the last seed wins. Every choice can be changed by
 * an option.
 */
public final class CountdownGame implements Game {
  static final Option<Long> PLAYERS =
      Option.integer("players", "Players", "How many players take turns.", 2, 2, 6);
  static final Option<Long> SEEDS =
      Option.integer("seeds", "Seeds", "How many seeds lie on the heap at the start.", 15, 1, 999);
  static final Option<Long> TAKE =
      Option.integer("take", "Take", "How many seeds a player may take at most.", 3, 1, 9);

  @Override
  public String id() {
    return "countdown";
  }

  @Override
  public String name() {
    return "Countdown";
  }

  @Override
  public String description() {
    return "Players take seeds from a heap; the player taking the last one wins.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(PLAYERS, SEEDS, TAKE);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("standard", "Standard", "Two players, fifteen seeds."),
        Preset.of("three", "Three players", "Three players, twenty seeds.")
            .with("players", "3")
            .with("seeds", "20"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new CountdownRules(this, values);
  }
}

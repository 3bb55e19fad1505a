package org.plyscope.ui.text;

import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** A game of which only the names of its rules matter. */
final class TwoPresets implements Game {
  private static final Option<Long> HEAPS =
      Option.integer("heaps", "Heaps", "How many there are.", 3, 1, 9);
  private static final Option<Long> LARGEST =
      Option.integer("largest", "Largest heap", "How large one is.", 5, 1, 9);

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public String name() {
    return "Nim";
  }

  @Override
  public String description() {
    return "Take from heaps.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(HEAPS, LARGEST);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of("short", "Short", "Three heaps."),
        Preset.of("long", "Long", "Five heaps.").with("heaps", "5"));
  }

  @Override
  public Rules rules(OptionValues values) {
    Game game = this;
    return new Rules() {
      @Override
      public Game game() {
        return game;
      }

      @Override
      public OptionValues options() {
        return values;
      }

      @Override
      public int players() {
        return 2;
      }

      @Override
      public Board board() {
        throw new UnsupportedOperationException();
      }

      @Override
      public State initial() {
        throw new UnsupportedOperationException();
      }

      @Override
      public State parse(String position) {
        throw new UnsupportedOperationException();
      }

      @Override
      public State state(Setup setup) {
        throw new UnsupportedOperationException();
      }

      @Override
      public List<String> validate(Setup setup) {
        return List.of();
      }
    };
  }
}

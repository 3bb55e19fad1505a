package org.plyscope.game.checkers;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** American checkers, also known as English draughts. */
@Component(service = Game.class)
public final class CheckersGame implements Game {
  /** The id of the game. */
  public static final String ID = "checkers";

  static final Option<String> OPENER =
      Option.choice(
          "opener",
          "Opener",
          "Which side moves first; Black, the dark side, by the official rules.",
          "black",
          List.of("black", "white"));

  static final Option<Long> DRAW_MOVES =
      Option.integer(
          "draw-moves",
          "Draw after moves",
          "The game is drawn after this many moves of each side without a capture or a man's move;"
              + " 0 for never.",
          40,
          0,
          200);

  static final Option<Long> REPETITIONS =
      Option.integer(
          "repetitions",
          "Draw at occurrence",
          "The game is drawn when a position occurs for this time with the same side to move;"
              + " 0 for never.",
          3,
          0,
          10);

  static final Option<Boolean> MERGE_CAPTURES =
      Option.flag(
          "merge-captures",
          "Merge captures",
          "Whether captures that differ only in the way they go round count as one move.",
          false);

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String name() {
    return "American checkers";
  }

  @Override
  public String description() {
    return "Checkers (English draughts) on 32 squares: captures are forced and may be chosen"
        + " freely, kings move one square, crowning ends the move.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(OPENER, DRAW_MOVES, REPETITIONS, MERGE_CAPTURES);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        Preset.of(
            "standard",
            "Standard",
            "Official rules: Black opens, draw after 40 moves each or at the third occurrence."),
        Preset.of("study", "Study", "White opens, as in the study that compares OLETS and UCT.")
            .with(OPENER.id(), "white"),
        Preset.of(
                "no-draws",
                "No draw rules",
                "Games end only when a side cannot move, for solving and for counting moves.")
            .with(DRAW_MOVES.id(), "0")
            .with(REPETITIONS.id(), "0"),
        Preset.of(
                "merged",
                "Merged captures",
                "As standard; captures that take the same pieces between the same squares are one"
                    + " move.")
            .with(MERGE_CAPTURES.id(), "true"));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new CheckersRules(this, values);
  }
}

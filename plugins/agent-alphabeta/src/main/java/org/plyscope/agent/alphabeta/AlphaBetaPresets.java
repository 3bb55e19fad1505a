package org.plyscope.agent.alphabeta;

import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.option.Preset;

/** Named combinations of the options. */
final class AlphaBetaPresets {
  private static final Preset MINIMAX =
      Preset.of(
              "minimax",
              "Minimax",
              "The full tree to a fixed depth, nothing left out, by the first evaluator of the game"
                  + " unless another is chosen.")
          .with("pruning", "none")
          .with("depth-control", "fixed");
  private static final Preset MODERN =
      Preset.of(
              "modern-alpha-beta",
              "Modern alpha-beta",
              "Deepening, principal variation search, transposition table, killer, counter and"
                  + " history moves, quiescence; by the first evaluator of the game unless another"
                  + " is chosen.")
          .with("pvs", "true")
          .with("table", "64")
          .with("table-depth", "deeper")
          .with("table-move", "true")
          .with("killers", "true")
          .with("counter-moves", "true")
          .with("history", "after")
          .with("quiescence", "16");

  static final List<Preset> ALL =
      Stream.concat(Stream.of(MINIMAX, MODERN), UlfhakePresets.ALL.stream()).toList();

  private AlphaBetaPresets() {}
}

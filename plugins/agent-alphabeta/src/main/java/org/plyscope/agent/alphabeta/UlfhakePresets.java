package org.plyscope.agent.alphabeta;

import java.util.List;
import org.plyscope.api.Limits;
import org.plyscope.api.option.Preset;

/**
 * The fifteen algorithms of Ulfhake's study of Chinese Checkers (2000): fixed depth, cuts against
 * the parent's bound only, also on equal values.
 *
 * <p>They differ in the order of moves, in the computation of the evaluation, and in the control of
 * the depth. His own evaluation is lost; the curved board is a reconstruction, so the move counts
 * are his where the evaluation does not matter and for Alphabeta 6 at 1, 3 and 5 plies.
 */
final class UlfhakePresets {
  private static final String NODE_LIMIT = "300000";
  private static final String BOTH_HIGH = "hole-number[first=high]";
  private static final String FULL = "curved-board[incremental=false]";
  private static final String INCREMENTAL = "curved-board";
  private static final String LAST_MARBLE = "last-marble";
  private static final String GAIN = "largest-gain";

  static final List<Preset> ALL =
      List.of(
          preset("minimax", "Minimax", "The full tree, high hole numbers first.", 3)
              .with("pruning", "none")
              .with("evaluator", FULL)
              .with("ordering", BOTH_HIGH),
          preset("minimax-2", "Minimax 2", "Minimax with incremental evaluation.", 3)
              .with("pruning", "none")
              .with("evaluator", INCREMENTAL)
              .with("ordering", BOTH_HIGH),
          alphabeta("", "Alphabeta", "High hole numbers first for both players.", BOTH_HIGH),
          alphabeta(
              "-2",
              "Alphabeta 2",
              "Marbles and holes nearest to the goal first.",
              "hole-number[first=forward]"),
          alphabeta(
              "-2-i",
              "Alphabeta 2_I",
              "Alphabeta 2 the other way round.",
              "hole-number[first=backward]"),
          alphabeta(
              "-3",
              "Alphabeta 3",
              "Destinations nearest to the goal first.",
              "destination-first[first=forward]"),
          alphabeta(
              "-3-i",
              "Alphabeta 3_I",
              "Alphabeta 3 the other way round.",
              "destination-first[first=backward]"),
          alphabeta("-4", "Alphabeta 4", "Largest gain of hole numbers first.", GAIN),
          alphabeta(
              "-5", "Alphabeta 5", "Largest gain first, central holes first.", "central-first"),
          alphabeta("-6", "Alphabeta 6", "Alphabeta 4 with incremental evaluation.", GAIN)
              .with("evaluator", INCREMENTAL),
          alphabeta("-6-2", "Alphabeta 6_2", "Alphabeta 6, ended by a limit of nodes.", GAIN)
              .with("evaluator", INCREMENTAL)
              .with("budget", NODE_LIMIT),
          beginAndEnd("begin-end", "Begin & End Game", "Own moves only while there is no contact."),
          adaptive(
              beginAndEnd(
                  "adaptive", "Adaptive", "Begin & End Game with a depth that fits the nodes.")),
          adaptive(
              preset("adaptive-2", "Adaptive 2", "Alphabeta 6_2 with a depth that fits.", 3)
                  .with("evaluator", INCREMENTAL)
                  .with("ordering", GAIN)),
          adaptive(
              beginAndEnd(
                      "adaptive-last-marble",
                      "Adaptive & last marble",
                      "Adaptive with a bonus for moving the rearmost marbles.")
                  .with("evaluator", LAST_MARBLE)));

  private UlfhakePresets() {}

  private static Preset preset(String id, String name, String description, int depth) {
    return Preset.of("ulfhake/" + id, "Ulfhake: " + name, description)
        .with("pruning", "shallow")
        .with("cuts", "non-strict")
        .with("depth-control", "fixed")
        .with("depth", "" + depth)
        .withLimits(Limits.depth(depth));
  }

  private static Preset alphabeta(String suffix, String name, String description, String ordering) {
    return preset("alphabeta" + suffix, name, description, 5)
        .with("evaluator", FULL)
        .with("ordering", ordering);
  }

  private static Preset beginAndEnd(String id, String name, String description) {
    return preset(id, name, description, 4)
        .with("evaluator", INCREMENTAL)
        .with("ordering", GAIN)
        .with("own-moves", "without-contact");
  }

  /** Starts at three plies; the limits must not bound the depth then. */
  private static Preset adaptive(Preset preset) {
    return preset
        .with("depth-control", "adaptive")
        .with("depth", "3")
        .with("budget", NODE_LIMIT)
        .withLimits(Limits.NONE);
  }
}

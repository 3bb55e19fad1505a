package org.plyscope.lab.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Verdict;

/** A reviewed game as tables for display and export. */
public final class ReviewTables {
  private static final List<String> MOVES =
      List.of(
          "Move",
          "Player",
          "Played",
          "Value",
          "Best",
          "Best value",
          "Loss",
          "Mistake",
          "Verdict",
          "Reviewer");
  private static final List<String> PLAYERS =
      List.of(
          "Player",
          "Moves judged",
          "Best moves",
          "Slips",
          "Mistakes",
          "Blunders",
          "Mean loss",
          "Largest loss");

  private ReviewTables() {}

  /**
   * Returns the moves of the main line that were reviewed: a row per move, values from the view of
   * the player that moved; the loss is empty where the reference did not finish.
   */
  public static DataTable moves(GameTree tree) {
    List<GameNode> line = tree.mainLine();
    Mistakes mistakes = Mistakes.of(line);
    List<List<Object>> rows = new ArrayList<>();
    for (GameNode node : line) {
      node.verdict().ifPresent(verdict -> rows.add(row(tree, node, verdict, mistakes.of(node))));
    }
    return new DataTable("review", MOVES, rows);
  }

  private static List<Object> row(
      GameTree tree, GameNode node, Verdict verdict, Mistakes.Kind kind) {
    return Arrays.asList(
        node.ply(),
        name(tree, node.mover()),
        node.text(),
        verdict.quality().moveValue(),
        verdict.best(),
        verdict.quality().bestValue(),
        verdict.quality().judged() ? verdict.loss() : null,
        kind.sign(),
        verdict.text(),
        verdict.reviewer());
  }

  /**
   * Sums up the losses of the players. Returns a row per player; the mean and the largest loss
   * leave out decided games that were given away, which have no common unit with other losses.
   */
  public static DataTable players(GameTree tree) {
    List<GameNode> line = tree.mainLine();
    Mistakes mistakes = Mistakes.of(line);
    List<List<Object>> rows = new ArrayList<>();
    for (int player = 0; player < tree.rules().players(); player++) {
      int mover = player;
      List<GameNode> own =
          line.stream().filter(node -> node.mover() == mover).filter(ReviewTables::judged).toList();
      double[] losses = Mistakes.losses(own).filter(Double::isFinite).toArray();
      rows.add(
          Arrays.asList(
              name(tree, player),
              own.size(),
              count(own, mistakes, Mistakes.Kind.NONE),
              count(own, mistakes, Mistakes.Kind.SLIP),
              count(own, mistakes, Mistakes.Kind.MISTAKE),
              count(own, mistakes, Mistakes.Kind.BLUNDER),
              losses.length == 0 ? null : Arrays.stream(losses).average().orElseThrow(),
              losses.length == 0 ? null : Arrays.stream(losses).max().orElseThrow()));
    }
    return new DataTable("review-players", PLAYERS, rows);
  }

  /** Returns how far the game is reviewed: a sentence, empty if nothing was reviewed. */
  public static String summary(GameTree tree) {
    List<GameNode> line = tree.mainLine();
    List<Verdict> verdicts =
        line.stream().map(GameNode::verdict).flatMap(Optional::stream).toList();
    if (verdicts.isEmpty()) {
      return "";
    }
    long open = verdicts.stream().filter(verdict -> !verdict.quality().judged()).count();
    String all =
        "%d of %d moves reviewed by %s."
            .formatted(verdicts.size(), line.size(), verdicts.get(0).reviewer());
    return open == 0
        ? all
        : all
            + " %d have no verdict, because a limit ended the reference; limit its depth instead."
                .formatted(open);
  }

  private static boolean judged(GameNode node) {
    return node.verdict().filter(verdict -> verdict.quality().judged()).isPresent();
  }

  private static long count(List<GameNode> moves, Mistakes mistakes, Mistakes.Kind kind) {
    return moves.stream().filter(node -> mistakes.of(node) == kind).count();
  }

  private static String name(GameTree tree, int player) {
    return tree.rules().board().seats().get(player).name();
  }
}

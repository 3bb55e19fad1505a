package org.plyscope.workbench.play.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.plyscope.api.game.Rules;
import org.plyscope.board.Outcome;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Rounds;
import org.plyscope.lab.play.Rounds.Round;
import org.plyscope.lab.play.Rounds.Turn;

/**
 * A game as rows to read from top to bottom: the rounds of the main line, below each the variations
 * that branch off in it, each a paragraph with its own variations below it.
 */
final class GameRows {
  /** The content of a row. */
  sealed interface Row permits MainRow, VariationRow, EndRow {}

  /** A round of the main line. */
  record MainRow(Round round) implements Row {}

  /**
   * A variation.
   *
   * @param level how deep it is nested, from 1
   * @param first its first move
   * @param rounds its moves, only the first one if it is folded
   * @param folded how many moves are hidden
   */
  record VariationRow(int level, GameNode first, List<Round> rounds, int folded) implements Row {}

  /**
   * How a line ended.
   *
   * @param text the outcome in words
   * @param winner the only winner, or -1
   */
  record EndRow(String text, int winner) implements Row {}

  private final Rules rules;
  private final Set<GameNode> folded;
  private final List<Row> rows = new ArrayList<>();

  private GameRows(Rules rules, Set<GameNode> folded) {
    this.rules = rules;
    this.folded = folded;
  }

  /**
   * Lists the rows of a game.
   *
   * @param folded first moves of variations that are shown as one move only
   */
  static List<Row> of(GameTree tree, Set<GameNode> folded) {
    GameRows rows = new GameRows(tree.rules(), folded);
    List<GameNode> main = tree.mainLine();
    for (Round round : Rounds.of(tree.rules(), main)) {
      rows.rows.add(new MainRow(round));
      round.turns().stream()
          .flatMap(t -> t.moves().stream())
          .forEach(node -> rows.variations(node, 1));
    }
    GameNode end = main.isEmpty() ? tree.root() : main.get(main.size() - 1);
    if (end.over()) {
      rows.rows.add(rows.end(end));
    }
    return rows.rows;
  }

  private EndRow end(GameNode node) {
    double[] payoffs = node.payoffs();
    return new EndRow(Outcome.text(rules.board().seats(), payoffs), Outcome.winner(payoffs));
  }

  /** Adds the alternatives to a move. */
  private void variations(GameNode main, int level) {
    main.parent().orElseThrow().children().stream()
        .skip(1)
        .forEach(first -> variation(first, level));
  }

  private void variation(GameNode first, int level) {
    List<GameNode> line = lineFrom(first);
    boolean hidden = folded.contains(first);
    int shown = hidden ? 1 : line.size();
    rows.add(
        new VariationRow(
            level, first, numbered(first, line.subList(0, shown)), hidden ? hiddenBy(first) : 0));
    if (!hidden) {
      line.stream().skip(1).forEach(node -> variations(node, level + 1));
      GameNode end = line.get(line.size() - 1);
      if (end.over()) {
        rows.add(end(end));
      }
    }
  }

  private static int hiddenBy(GameNode first) {
    List<GameNode> all = new ArrayList<>(List.of(first));
    for (int i = 0; i < all.size(); i++) {
      all.addAll(all.get(i).children());
    }
    return all.size() - 1;
  }

  private static List<GameNode> lineFrom(GameNode first) {
    List<GameNode> line = new ArrayList<>(List.of(first));
    while (!line.get(line.size() - 1).children().isEmpty()) {
      line.add(line.get(line.size() - 1).children().get(0));
    }
    return line;
  }

  /** Numbers the moves of a variation as part of the game they belong to. */
  private List<Round> numbered(GameNode first, List<GameNode> line) {
    List<GameNode> before = new ArrayList<>();
    for (GameNode at = first.parent().orElseThrow();
        at.parent().isPresent();
        at = at.parent().get()) {
      before.add(0, at);
    }
    List<GameNode> whole = Stream.concat(before.stream(), line.stream()).toList();
    List<Round> rounds = new ArrayList<>();
    for (Round round : Rounds.of(rules, whole)) {
      List<Turn> turns =
          round.turns().stream()
              .map(t -> new Turn(t.player(), t.moves().stream().filter(line::contains).toList()))
              .filter(t -> !t.moves().isEmpty())
              .toList();
      if (!turns.isEmpty()) {
        rounds.add(new Round(round.number(), turns));
      }
    }
    return rounds;
  }
}

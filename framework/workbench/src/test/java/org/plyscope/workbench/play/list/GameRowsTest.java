package org.plyscope.workbench.play.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Rounds.Round;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.play.list.GameRows.EndRow;
import org.plyscope.workbench.play.list.GameRows.MainRow;
import org.plyscope.workbench.play.list.GameRows.Row;
import org.plyscope.workbench.play.list.GameRows.VariationRow;

class GameRowsTest {
  private final GameTree tree = GameTree.start(TicTacToe.standard(), "");

  @Test
  void variationsStandBelowTheirRoundAndNestAndFold() {
    line("a1", "b1", "a2", "b2", "a3");
    tree.go(tree.mainLine().get(1));
    line("c3", "b2");
    GameNode variation = tree.path().get(2);
    tree.go(variation);
    line("c2");

    assertThat(rows(Set.of()))
        .containsExactly(
            "1. a1 b1", "2. a2 b2", "  1 2. c3 b2", "    2 2. c2", "3. a3", "Crosses wins");
    assertThat(rows(Set.of(variation)))
        .containsExactly("1. a1 b1", "2. a2 b2", "  1 2. c3 +2", "3. a3", "Crosses wins");
  }

  @Test
  void emptyGameHasNoRows() {
    assertThat(rows(Set.of())).isEmpty();
  }

  private void line(String... moves) {
    for (String move : moves) {
      tree.play(tree.parse(tree.current(), move));
    }
  }

  private List<String> rows(Set<GameNode> folded) {
    return GameRows.of(tree, folded).stream().map(GameRowsTest::text).toList();
  }

  private static String text(Row row) {
    if (row instanceof MainRow main) {
      return text(main.round());
    }
    if (row instanceof VariationRow variation) {
      String moves =
          variation.rounds().stream().map(GameRowsTest::text).collect(Collectors.joining(" "));
      String more = variation.folded() > 0 ? " +" + variation.folded() : "";
      return "  ".repeat(variation.level()) + variation.level() + " " + moves + more;
    }
    return ((EndRow) row).text();
  }

  private static String text(Round round) {
    return round.number()
        + ". "
        + round.turns().stream()
            .flatMap(t -> t.moves().stream())
            .map(GameNode::text)
            .collect(Collectors.joining(" "));
  }
}

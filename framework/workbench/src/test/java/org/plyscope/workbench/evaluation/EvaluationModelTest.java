package org.plyscope.workbench.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Piece;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.board.scene.Marks;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.judge.StudyEvaluator;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.games.TicTacToe;

class EvaluationModelTest {
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CheckersGame(),
              new Material(),
              new StudyEvaluator(),
              new TicTacToe(),
              TicTacToe.OPEN_LINES));
  private final Rules rules = catalog.rules("checkers", "", Map.of());
  private final Line line = Line.of(rules, "B:WK1,30:B10,K20,21");

  @Test
  void termsOfEveryPlayerAddUpToItsValue() {
    for (String reference : List.of("", "material[king=2.5]", "checkers-study[backing=pair]")) {
      EvaluationModel model = EvaluationModel.of(catalog, line, reference);
      DataTable table = model.table();
      assertThat(table.columns()).containsExactly("Term", "Black", "White");
      int last = table.rows().size() - 1;
      assertThat(last).isPositive();
      for (int player = 0; player < 2; player++) {
        int column = player + 1;
        double sum =
            table.rows().subList(0, last).stream()
                .mapToDouble(row -> (Double) row.get(column))
                .sum();
        assertThat(sum).isEqualTo((Double) table.rows().get(last).get(column));
        assertThat(sum).isEqualTo(model.value(player));
      }
    }
  }

  @Test
  void cellsSayWhatAPieceIsWorthToItsOwner() {
    EvaluationModel model = EvaluationModel.of(catalog, line, "material[king=2.5]");
    Piece king = model.pieces().get(3);
    assertThat(king.name()).isEqualTo("white king");
    assertThat(model.tellsCells()).isTrue();
    assertThat(model.worth(king)).hasSize(32).containsValue(2.5);
    // Two men and a king of Black, a man and a king of White, in the eyes of White.
    assertThat(model.contents(1).values()).containsExactlyInAnyOrder(-1.0, -1.0, -2.5, 1.0, 2.5);
    assertThat(model.cells().orElseThrow().rows()).hasSize(32);
  }

  @Test
  void anEvaluatorThatTellsNothingHasItsValueOnly() {
    Rules small = catalog.rules("tic-tac-toe", "", Map.of());
    EvaluationModel model = EvaluationModel.of(catalog, Line.of(small), "");
    assertThat(model.tellsCells()).isFalse();
    assertThat(model.cells()).isEmpty();
    assertThat(model.table().rows()).hasSize(1);
    assertThat(model.table().rows().get(0)).startsWith("Value");
  }

  @Test
  void whatIsWrongIsSaidInASentence() {
    assertThatThrownBy(() -> EvaluationModel.of(catalog, line, "nonsense"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "There is no evaluator 'nonsense' for these rules; known: material, checkers-study.");
    assertThatThrownBy(() -> EvaluationModel.of(catalog, line, "material[king=x]"))
        .isInstanceOf(InputException.class);
  }

  @Test
  void coloursReachFromTheWorstToTheBestCell() {
    Map<Integer, Marks.Heat> heat = HeatScale.range(Map.of(1, 10.0, 2, 20.0, 3, 15.0));
    assertThat(heat.get(1)).isEqualTo(new Marks.Heat(0, "10"));
    assertThat(heat.get(2).level()).isEqualTo(1);
    assertThat(heat.get(3).level()).isEqualTo(0.5);
    Map<Integer, Marks.Heat> signed = HeatScale.signed(Map.of(1, -2.0, 2, 1.0 / 3));
    assertThat(signed.get(1)).isEqualTo(new Marks.Heat(-1, "-2"));
    assertThat(signed.get(2).label()).isEqualTo("0.33");
  }
}

package org.plyscope.workbench.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.board.BoardPanel;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.judge.StudyEvaluator;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.board.BoardViewFactory;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestWindow;

/** Looks at an evaluator in the real window. */
@NeedsDisplay
class EvaluationIT {
  @TempDir Path data;

  private final ChangingCatalog catalog =
      new ChangingCatalog(new CheckersGame(), new Material(), new StudyEvaluator());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.run(() -> window.workbench().add(new BoardViewFactory()));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.execute("view.show.evaluation");
    window.await("the view is there", () -> window.has("evaluation.terms"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void termsFollowTheBoardAndCellsAreColoured() {
    JTable terms = window.find("evaluation.terms", JTable.class);
    assertThat(terms.getColumnName(1)).isEqualTo("Black");
    assertThat(last(terms)).isEqualTo("0");
    window.run(
        () ->
            window
                .workbench()
                .workspace()
                .select(Selection.of(Line.of(window.selection().rules(), "B:WK1,30:B10,K20,21"))));
    window.await("the terms follow", () -> last(terms).equals("1"));
    assertThat(window.find("evaluation.board", BoardPanel.class).isShowing()).isTrue();

    JComboBox<?> shade = window.find("evaluation.shade", JComboBox.class);
    assertThat(shade.getItemAt(0)).hasToString("Value of a black man");
    assertThat(shade.getItemCount()).isEqualTo(6);
    JComboBox<?> evaluator = window.find("option.evaluator", JComboBox.class);
    window.run(() -> evaluator.setSelectedItem("checkers-study"));
    window.await("another evaluator", () -> terms.getRowCount() == 7);
    assertThat(window.find("evaluation.silent", Prose.class).isShowing()).isTrue();

    for (String wrong : List.of("nonsense", "checkers-study[")) {
      window.run(() -> evaluator.setSelectedItem(wrong));
      assertThat(terms.getRowCount()).as(wrong).isZero();
      assertThat(window.find("form.problem", Prose.class).getText()).startsWith("'Evaluator': ");
    }
    window.run(() -> evaluator.setSelectedItem("material"));
    window.await("the first evaluator again", () -> last(terms).equals("1"));
  }

  private static String last(JTable terms) {
    return String.valueOf(terms.getValueAt(terms.getRowCount() - 1, 1));
  }
}

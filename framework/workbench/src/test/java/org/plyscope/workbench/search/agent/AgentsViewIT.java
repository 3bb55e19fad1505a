package org.plyscope.workbench.search.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestWindow;

/** Sets up agents in the real window. */
@NeedsDisplay
class AgentsViewIT {
  @TempDir Path data;

  private final ChangingCatalog catalog =
      new ChangingCatalog(new CheckersGame(), new Material(), new AlphaBetaAgents());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.await("agents are listed", () -> window.has("option.depth"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void thereIsOneDepthAndNoLimitThatMeansNothing() {
    JTextField depth = window.find("limit.depth", JTextField.class);
    assertThat(window.find("limit.iterations", JTextField.class).isShowing()).isFalse();
    window.run(() -> depth.setText("5"));
    JComponent usual = window.find("option.depth", JComponent.class);
    assertThat(usual.isEnabled()).isFalse();
    assertThat(usual.getToolTipText()).startsWith("The limit of depth, 5, applies instead.");
    window.run(() -> depth.setText(""));
    assertThat(usual.isEnabled()).isTrue();
  }

  @Test
  void whatCannotBeSearchedWithIsMarkedAndSaidAndCostsNoResult() {
    window.run(() -> window.find("limit.depth", JTextField.class).setText("2"));
    window.execute("search.start");
    window.await("a result", () -> window.selection().result().isPresent());
    SearchResult before = window.selection().result().orElseThrow();
    JComponent form = window.find("agents.form", JComponent.class);
    JTextField evaluator = Find.named(form, "option.evaluator.text", JTextField.class);
    JComponent box = Find.named(form, "option.evaluator", JComponent.class);
    for (String wrong : List.of("nonsense", "material[", "material[colour=red]")) {
      window.run(() -> evaluator.setText(wrong));
      assertThat(box.getClientProperty("JComponent.outline")).as(wrong).isEqualTo("error");
      window.execute("search.start");
      assertThat(window.label("status.message")).as(wrong).startsWith("'Evaluator': ");
      assertThat(window.find("status.message", JLabel.class).getIcon()).as(wrong).isNotNull();
      assertThat(window.selection().result()).contains(before);
    }
    window.run(() -> evaluator.setText(""));
    assertThat(box.getClientProperty("JComponent.outline")).isNull();
    window.execute("search.start");
    window.await(
        "another result", () -> window.selection().result().filter(r -> r != before).isPresent());
  }

  @Test
  void typingANameOfAPartCompletesIt() {
    JTextField evaluator = window.find("option.evaluator.text", JTextField.class);
    window.run(evaluator::requestFocusInWindow);
    window.await("the focus", evaluator::isFocusOwner);
    window.run(() -> evaluator.replaceSelection("c"));
    window.await("the whole name", () -> evaluator.getText().equals("checkers material"));
    assertThat(evaluator.getSelectedText()).isEqualTo("heckers material");
    window.run(() -> window.find("agents.filter", JTextField.class).requestFocusInWindow());
    window.await("the name of the part", () -> evaluator.getText().equals("Checkers material"));
    assertThat(evaluator.getToolTipText()).isEqualTo("material");

    window.run(() -> evaluator.setText("nonsense"));
    assertThat(window.find("form.problem", Prose.class).getText())
        .contains("There is no evaluator 'nonsense'", "Checkers material")
        .doesNotContain("Known: material");
  }

  @Test
  void partsAreNamedAndAFilterThatFindsNothingSaysSo() {
    JTextField evaluator = window.find("option.evaluator.text", JTextField.class);
    JComponent box = window.find("option.evaluator", JComponent.class);
    assertThat(evaluator.getText()).isEmpty();
    assertThat(box.getClientProperty("JTextField.placeholderText"))
        .isEqualTo("Checkers material (by default)");

    window.run(() -> window.find("agents.filter", JTextField.class).setText("missing"));
    assertThat(window.find("agents.list", JList.class).isShowing()).isFalse();
    assertThat(window.find("agents.empty", Prose.class).getText()).contains("'missing'");
  }
}

package org.plyscope.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.lang.reflect.Proxy;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.window.Command;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;
import org.plyscope.testkit.view.Find;
import org.plyscope.view.board.fixture.FakeWorkspace;

class DifferencesTest {
  private final FakeWorkspace workspace = new FakeWorkspace(false);
  private final BoardViewFactory factory = new BoardViewFactory();
  private final Command toggle =
      BoardCommands.all(factory).stream()
          .filter(c -> c.id().equals("board.show-differences"))
          .findFirst()
          .orElseThrow();

  /** A search of the start whose tree is one line of first moves. */
  private static Trace line(FixtureRules rules) {
    return (Trace)
        Proxy.newProxyInstance(
            Trace.class.getClassLoader(),
            new Class<?>[] {Trace.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "rules" -> rules;
                  case "position" -> rules.initial().position();
                  case "size" -> 3;
                  case "ply" -> args[0];
                  case "parent" -> (Integer) args[0] - 1;
                  case "move" -> 0L;
                  case "hashCode" -> 1;
                  case "equals" -> proxy == args[0];
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private BoardDriver open(FixtureRules rules, int node) {
    Selection start = Selection.of(Line.of(rules));
    workspace.select(start);
    BoardDriver board = new BoardDriver(workspace, factory);
    board.view().selected(start.withTrace(line(rules), node));
    return board;
  }

  private static JTextComponent text(BoardDriver board) {
    return Find.named(board.view().component(), "board.differences", JTextComponent.class);
  }

  private static int[] pixels(JComponent component) {
    BufferedImage image =
        new BufferedImage(component.getWidth(), component.getHeight(), BufferedImage.TYPE_INT_RGB);
    component.paint(image.createGraphics());
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }

  @Test
  void differencesOfEveryKindOfBoardAreSaidAndDrawn() {
    for (FixtureRules rules : List.of(TestGames.star(), TestGames.row(), TestGames.eight())) {
      BoardDriver board = open(rules, 2);
      JComponent canvas = Find.named(board.view().component(), "board.canvas", JComponent.class);
      ((BoardCanvas) canvas).stopAnimation();
      int[] plain = pixels(canvas);
      assertThat(text(board).isVisible()).isFalse();
      assertThat(toggle.enabled(workspace)).isTrue();
      toggle.run(workspace);

      assertThat(text(board).isVisible()).isTrue();
      assertThat(text(board).getText()).startsWith("Since the start: ").matches(".*(moved|→).*\\.");
      assertThat(pixels(canvas)).isNotEqualTo(plain);
      toggle.run(workspace);
      assertThat(pixels(canvas)).isEqualTo(plain);
      assertThat(text(board).isVisible()).isFalse();
      board.view().close();
    }
  }

  @Test
  void startItselfDoesNotDiffer() {
    BoardDriver board = open(TestGames.star(), 0);
    toggle.run(workspace);

    assertThat(text(board).getText()).isEqualTo("Nothing differs from the start of the search.");
  }

  @Test
  void withoutASearchThereIsNothingToCompareWith() {
    BoardDriver board = open(TestGames.star(), 2);
    toggle.run(workspace);
    board.view().selected(workspace.selection());

    assertThat(toggle.enabled(workspace)).isFalse();
    assertThat(text(board).isVisible()).isFalse();
  }

  @Test
  void positionPlayedFromTheNodeIsComparedAsWell() {
    FixtureRules rules = TestGames.star();
    BoardDriver board = open(rules, 2);
    toggle.run(workspace);
    board
        .view()
        .selected(Selection.of(Line.of(rules, "1:0,0,1,0,2,0,0")).withTrace(line(rules), -1));

    assertThat(text(board).getText()).contains("1 red marble moved", "to move instead of");
  }
}

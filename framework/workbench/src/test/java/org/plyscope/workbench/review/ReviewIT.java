package org.plyscope.workbench.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.view.Selection;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.board.BoardViewFactory;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestWindow;

/** Lets an agent review a game in the real window. */
@NeedsDisplay
class ReviewIT {
  private static final int MOVES = 6;

  @TempDir Path data;

  private final ChangingCatalog catalog =
      new ChangingCatalog(new CheckersGame(), new Material(), new AlphaBetaAgents());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.run(() -> window.workbench().add(new BoardViewFactory()));
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
    window.execute("perspective.play");
    window.await("the graph is there", () -> window.has("graph.canvas"));
    for (int i = 0; i < MOVES; i++) {
      window.run(this::playFirst);
    }
  }

  @AfterEach
  void close() {
    window.close();
  }

  private void playFirst() {
    Line line = window.workbench().workspace().selection().line();
    MoveList moves = new MoveList();
    line.state().moves(moves);
    window.workbench().workspace().select(Selection.of(line.then(moves.get(0))));
  }

  private String summary() {
    return window.find("graph.summary", Prose.class).getText();
  }

  @Test
  void everyMoveIsJudgedShownKeptAndReachedByAClick() throws Exception {
    JDialog dialog = window.dialog("game.review", "dialog.review");
    window.run(
        () -> {
          Find.named(dialog, "review.agent", JComboBox.class).setSelectedIndex(0);
          Find.named(dialog, "limit.time", JTextField.class).setText("");
          Find.named(dialog, "limit.depth", JTextField.class).setText("3");
        });
    window.click(dialog, "dialog.ok");
    window.await("all is judged", () -> summary().startsWith(MOVES + " of " + MOVES + " moves"));

    Path kept = data.resolve("unfinished.plygame");
    window.await("the review is kept", () -> reviews(kept) == MOVES);
    JComponent graph = window.find("graph.canvas", JComponent.class);
    window.run(() -> click(graph, graph.getWidth() / 2));
    assertThat(window.selection().line().size()).isEqualTo(MOVES / 2);
    window.run(() -> click(graph, graph.getWidth() - 4));
    assertThat(window.selection().line().size()).isEqualTo(MOVES);
    assertThat(
            graph.getToolTipText(new MouseEvent(graph, 0, 0, 0, graph.getWidth() - 4, 9, 0, false)))
        .contains("Move " + MOVES)
        .contains("Review: ");
  }

  private static long reviews(Path file) {
    try {
      return Files.readString(file).lines().filter(line -> line.contains("\"review\"")).count();
    } catch (java.io.IOException e) {
      return -1;
    }
  }

  private static void click(JComponent on, int x) {
    on.dispatchEvent(
        new MouseEvent(
            on,
            MouseEvent.MOUSE_PRESSED,
            0,
            InputEvent.BUTTON1_DOWN_MASK,
            x,
            on.getHeight() / 2,
            1,
            false,
            MouseEvent.BUTTON1));
  }
}

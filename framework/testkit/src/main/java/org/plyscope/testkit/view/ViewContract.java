package org.plyscope.testkit.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.testkit.games.TicTacToe;

/**
 * The contract of every view: it describes itself, follows whatever is selected, searched,
 * previewed and edited, paints in every size, exports well-formed tables, and closes. It needs no
 * display.
 *
 * @since 3.0
 */
public abstract class ViewContract {
  /** Called by JUnit. */
  protected ViewContract() {}

  /** {@return the factory of the view under test} */
  protected abstract ViewFactory factory();

  /** {@return rules of a game that the view can show: tic-tac-toe by default} */
  protected Rules rules() {
    return TicTacToe.standard();
  }

  /**
   * Makes the window that the view lives in.
   *
   * @return a new workspace without a selection
   */
  protected PaperWorkspace workspace() {
    return new PaperWorkspace();
  }

  @Test
  void saysWhatItIs() {
    Ui.run(
        () -> {
          ViewFactory factory = factory();
          assertThat(factory.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
          assertThat(factory.title()).isNotBlank().doesNotContain("\n");
          assertThat(factory.place()).isNotNull();
          assertThat(factory.icon()).isNotNull();
          assertThat(factory.help()).isNotNull();
          assertThat(factory.perspectives()).isNotNull();
        });
  }

  @Test
  void followsTheSelectionThroughAGame() {
    open(
        (workspace, view) -> {
          Component component = view.component();
          SplittableRandom random = new SplittableRandom(3);
          Line line = Line.of(rules());
          for (int ply = 0; ply < 60 && line.state().legalMoves().length > 0; ply++) {
            long[] moves = line.state().legalMoves();
            workspace.select(Selection.of(line).withResult(result(moves[0])));
            line = line.then(moves[random.nextInt(moves.length)]);
            workspace.select(Selection.of(line));
          }
          workspace.select(Selection.of(Line.of(rules())));
          assertThat(view.component()).isSameAs(component);
        });
  }

  @Test
  void followsASearchFromItsStartToItsEnd() {
    open(
        (workspace, view) -> {
          Line line = Line.of(rules());
          long best = line.state().legalMoves()[0];
          LiveSearch search = LiveSearch.of(line, "contract");
          for (LiveSearch.Phase phase : LiveSearch.Phase.values()) {
            workspace.show(search.withPhase(phase));
          }
          workspace.select(Selection.of(line).withResult(result(best)));
        });
  }

  @Test
  void followsPreviewsAndTheSetupOfPositions() {
    open(
        (workspace, view) -> {
          Line line = Line.of(rules());
          workspace.preview(Selection.of(line.then(line.state().legalMoves()[0])));
          workspace.preview(null);
          workspace.editing(true);
          workspace.select(Selection.of(Line.of(rules())));
          workspace.editing(false);
        });
  }

  @Test
  void paintsInEverySize() {
    open(
        (workspace, view) -> {
          for (int[] size : new int[][] {{640, 480}, {120, 900}, {900, 60}, {1, 1}}) {
            view.component().setSize(size[0], size[1]);
            layOut(view.component());
            BufferedImage image = new BufferedImage(size[0], size[1], BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            view.component().printAll(graphics);
            graphics.dispose();
          }
        });
  }

  @Test
  void exportsTablesWhoseRowsFitTheirColumns() {
    open(
        (workspace, view) -> {
          Line line = Line.of(rules());
          workspace.select(Selection.of(line).withResult(result(line.state().legalMoves()[0])));
          for (DataTable table : view.tables()) {
            assertThat(table.name()).isNotBlank();
            assertThat(table.columns()).isNotEmpty().doesNotContainNull();
            assertThat(table.rows())
                .allMatch(row -> row.size() == table.columns().size(), "as long as the headings");
          }
        });
  }

  /** Does something with an open view. */
  private interface Story {
    void tell(PaperWorkspace workspace, View view);
  }

  private void open(Story story) {
    Ui.run(
        () -> {
          PaperWorkspace workspace = workspace();
          workspace.select(Selection.of(Line.of(rules())));
          View view = factory().create(workspace);
          assertThat(view.component()).isNotNull().isSameAs(view.component());
          workspace.follow(view);
          story.tell(workspace, view);
          view.close();
        });
  }

  private static SearchResult result(long move) {
    SearchCounters counters = new SearchCounters();
    counters.node(0);
    counters.leaves(1, 9);
    return SearchResult.builder(move).value(1.5).depth(1).counts(counters.counts()).build();
  }

  private static void layOut(Component component) {
    component.doLayout();
    if (component instanceof Container container) {
      for (Component part : container.getComponents()) {
        layOut(part);
      }
    }
  }
}

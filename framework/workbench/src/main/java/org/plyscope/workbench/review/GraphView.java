package org.plyscope.workbench.review;

import java.util.List;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.ReviewTables;
import org.plyscope.ui.widget.Deck;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.play.control.PlayControl;

/** The graph of the game on the board, and the button that lets an agent judge its moves. */
public final class GraphView implements View {
  private static final String GRAPH = "graph";
  private static final String EMPTY = "empty";

  private final PlayControl control;
  private final ReviewControl review;
  private final GameGraph graph;
  private final Prose summary = new Prose("graph.summary", "Plyscope.muted");
  private final JButton start = new JButton("Review…");
  private final Deck middle = new Deck();
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets panel, wrap 2", "[grow, fill, 0::]rel[]", "[grow 0][grow, fill]"));
  private final List<Registration> registrations;

  /** Makes a view of a game; the words of a move are shown below the mouse. */
  public GraphView(
      Workspace workspace,
      PlayControl control,
      ReviewControl review,
      Function<GameNode, String> words) {
    this.control = control;
    this.review = review;
    graph = new GameGraph(workspace::seatColor, words, control::go);
    panel.setName("graph");
    middle.setOpaque(false);
    middle.add(graph, GRAPH);
    middle.add(
        new EmptyHint(
            "graph.empty",
            "No values yet",
            "Let agents play, or let one review the moves that were played: each player's own value"
                + " after each of its moves is drawn here, and a click goes to the move."),
        EMPTY);
    start.setName("graph.review");
    start.setToolTipText("Let an agent judge every move of the game");
    start.addActionListener(e -> workspace.execute("game.review"));
    panel.add(summary, "width 0:100%:");
    panel.add(start);
    panel.add(middle, "span 2, grow");
    registrations = List.of(control.onChange(this::refresh), review.onChange(this::refresh));
    refresh();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    refresh();
  }

  @Override
  public List<DataTable> tables() {
    return control
        .tree()
        .map(tree -> List.of(ReviewTables.moves(tree), ReviewTables.players(tree)))
        .orElse(List.of());
  }

  @Override
  public void close() {
    registrations.forEach(Registration::close);
  }

  private void refresh() {
    start.setText(review.running() ? "Stop" : "Review…");
    GameTree tree = control.tree().orElse(null);
    start.setEnabled(review.running() || (tree != null && !tree.mainLine().isEmpty()));
    if (tree == null) {
      return;
    }
    GraphModel model = GraphModel.of(tree);
    summary.setText(said(tree, model));
    graph.show(tree);
    middle.show(model.points().isEmpty() ? EMPTY : GRAPH);
  }

  private static String said(GameTree tree, GraphModel model) {
    if (model.reviewed()) {
      return ReviewTables.summary(tree);
    }
    return model.points().isEmpty() ? "" : "Each player's own evaluation; scales differ.";
  }
}

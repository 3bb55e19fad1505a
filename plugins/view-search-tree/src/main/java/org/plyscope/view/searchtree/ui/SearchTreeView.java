package org.plyscope.view.searchtree.ui;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.model.Kept;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.Navigator;
import org.plyscope.view.searchtree.model.NodeTable;
import org.plyscope.view.searchtree.model.TreeModel;

/** Shows the tree of the selected trace; the selected node and the board follow each other. */
public final class SearchTreeView implements View {
  /** The size from which a tree is loaded in the background. */
  private static final int LARGE = 50_000;

  private static final String EMPTY = "empty";
  private static final String TREE = "tree";

  /** The choice whether the facts of the selected node are shown. */
  private static final String NODE = "node";

  private final Workspace workspace;
  private final TreeSession session = new TreeSession();
  private final CardLayout cards = new CardLayout();
  private final JPanel panel = new JPanel(cards);
  private final TreeCanvas canvas;
  private final ScrubBar scrub;
  private final TreeToolBar tools;
  private final NodePanel node;
  private final JLabel kept = new JLabel();
  private Trace trace;
  private final EmptyState empty = new EmptyState();
  private Iterations iterations;
  private Optional<SearchResult> result = Optional.empty();
  private JobHandle loading;
  private JobHandle finding;

  /** Counts the trees to show, so that a tree that was given up cannot come after a newer one. */
  private int loads;

  private int wanted = -1;

  /** The branch whose export was asked for last, 0 for none. */
  private int exported;

  /** Makes the view in a window. */
  public SearchTreeView(Workspace workspace) {
    this.workspace = workspace;
    canvas = new TreeCanvas(workspace, session, this::choose);
    scrub = new ScrubBar(session, this::choose);
    tools = new TreeToolBar(session, canvas, this::load, this::find);
    node = new NodePanel(workspace, session, this::choose);
    CanvasKeys.install(canvas, tools::askForMove, scrub::toggle, node::copy);
    NodeActions actions =
        new NodeActions(workspace, canvas, session, this::choose, this::exportBranch);
    canvas.onMenu(actions::open);
    kept.setName("tree.notice");
    kept.putClientProperty("FlatLaf.styleClass", "small");
    kept.setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
    kept.setVisible(false);
    JPanel picture = new JPanel(new BorderLayout());
    picture.add(kept, BorderLayout.NORTH);
    picture.add(canvas, BorderLayout.CENTER);
    picture.add(new LegendBar(canvas, session), BorderLayout.SOUTH);
    picture.putClientProperty(View.PICTURE, true);
    JPanel tree = new JPanel(new BorderLayout());
    tree.add(tools, BorderLayout.NORTH);
    tree.add(beside(picture), BorderLayout.CENTER);
    tree.add(scrub, BorderLayout.SOUTH);
    panel.setName("tree");
    panel.add(empty.component(), EMPTY);
    panel.add(tree, TREE);
  }

  /** The facts of a node stand beside the picture, unless the user has put them away. */
  private JSplitPane beside(JPanel picture) {
    JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, picture, node);
    split.setName("tree.split");
    split.setResizeWeight(1);
    split.setBorder(null);
    Choices choices = workspace.choices("search-tree");
    tools.showsNode(
        choices.flag(NODE, true),
        shown -> {
          choices.put(NODE, shown);
          arrange(split, shown, true);
        });
    arrange(split, choices.flag(NODE, true), true);
    split.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            arrange(split, choices.flag(NODE, true), false);
          }
        });
    return split;
  }

  /**
   * A view that becomes narrow has room for the tree alone; one that was narrow gives the facts
   * theirs.
   *
   * @param asked whether the user has just asked for it, so that it comes also to a narrow view
   */
  private void arrange(JSplitPane split, boolean wanted, boolean asked) {
    boolean room = split.getWidth() >= 2 * node.getPreferredSize().width;
    boolean shown = wanted && (room || asked);
    boolean lost = shown && node.getWidth() < node.getMinimumSize().width;
    if (node.isVisible() != shown || lost) {
      node.setVisible(shown);
      split.resetToPreferredSizes();
    }
  }

  @Override
  public JComponent component() {
    return panel;
  }

  /** Returns the session of the shown tree. */
  TreeSession session() {
    return session;
  }

  /** Returns the picture of the tree. */
  TreeCanvas canvas() {
    return canvas;
  }

  @Override
  public void selected(Selection selection) {
    Trace next = selection.trace().filter(t -> t.size() > 0).orElse(null);
    wanted = selection.node();
    explain(workspace.search().filter(LiveSearch::running).isPresent(), selection);
    if (next != trace) {
      open(next, selection.result());
    } else if (next != null && session.loaded()) {
      showWanted();
    }
  }

  @Override
  public void searching(LiveSearch search) {
    explain(search.running(), workspace.selection());
  }

  private void explain(boolean searching, Selection selection) {
    boolean recording = workspace.choices("search").flag("trace", true);
    empty.explain(searching, selection.trace(), selection.result().isPresent(), recording);
  }

  private void open(Trace next, Optional<SearchResult> found) {
    cancel();
    trace = next;
    result = found;
    if (next == null) {
      iterations = null;
      session.load(null);
      cards.show(panel, EMPTY);
    } else {
      iterations = Iterations.of(next);
      load(wanted < 0 ? iterations.preferred() : iterations.of(wanted));
      Counts counters = result.map(SearchResult::counts).orElse(Counts.NONE);
      kept.setText(Kept.text(next, counters));
      kept.setToolTipText("Set in the preferences how many nodes are kept, and which.");
      kept.setVisible(!kept.getText().isEmpty());
    }
  }

  private void load(int iteration) {
    cancel();
    Trace from = trace;
    Iterations of = iterations;
    Optional<SearchResult> said = result;
    if (from.size() < LARGE) {
      show(LoadedTree.of(from, of, iteration, said));
    } else {
      int number = loads;
      if (session.loaded() && session.tree().trace() != from) {
        // Nodes of one tree mean nothing in another.
        session.load(null);
        cards.show(panel, EMPTY);
      }
      loading =
          workspace.submit(
              "Reading the search tree",
              monitor -> LoadedTree.of(from, of, iteration, said),
              tree -> {
                if (number == loads) {
                  show(tree);
                }
              });
    }
  }

  private void show(LoadedTree tree) {
    exported = 0;
    session.load(tree);
    cards.show(panel, TREE);
    int node = tree.tree().find(wanted);
    if (node >= 0) {
      session.select(node);
      canvas.reveal();
    }
  }

  private void showWanted() {
    int node = session.tree().find(wanted);
    if (wanted >= 0 && node < 0) {
      load(iterations.of(wanted));
    } else if (node != session.selected()) {
      session.select(node);
      canvas.reveal();
    }
  }

  /** Selects a node in all views; the board shows its position. */
  private void choose(int node) {
    int number = session.tree().number(node);
    SearchResult shown =
        workspace.selection() == null ? null : workspace.selection().result().orElse(null);
    try {
      workspace.select(Selection.of(trace, number).withResult(shown));
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }

  private void find(String text) {
    if (!session.loaded() || text.isBlank()) {
      return;
    }
    TreeModel from = session.tree();
    Navigator navigator = session.navigator();
    int start = Math.max(0, session.selected());
    end(finding);
    finding =
        workspace.submit(
            "Finding " + text.strip(),
            monitor -> navigator.find(start, text, monitor::cancelled),
            node -> found(from, text, node));
  }

  private void found(TreeModel from, String text, int node) {
    if (!session.loaded() || from != session.tree()) {
      return;
    }
    if (node < 0) {
      workspace.message("No node of this tree is reached by '" + text.strip() + "'.");
    } else {
      choose(node);
      canvas.reveal();
      workspace.message(
          "'"
              + text.strip()
              + "' leads to a node on ply "
              + session.tree().ply(node)
              + "; press Enter again for the next one.");
    }
  }

  /** Exports a node and its subtree: the picture shows it, and the table lists it. */
  private void exportBranch(int branch) {
    canvas.zoomTo(branch);
    exported = branch;
    workspace.execute("file.export");
  }

  @Override
  public List<DataTable> tables() {
    if (!session.loaded()) {
      return List.of();
    }
    DataTable all = NodeTable.of(session.tree());
    return exported > 0 && exported < session.tree().count()
        ? List.of(NodeTable.branch(session.tree(), exported, session.texts().of(exported)), all)
        : List.of(all);
  }

  @Override
  public void close() {
    cancel();
    scrub.pause();
    canvas.setToolTipText(null);
    trace = null;
    result = Optional.empty();
    iterations = null;
    session.load(null);
  }

  private void cancel() {
    loads++;
    end(loading);
    end(finding);
  }

  private static void end(JobHandle job) {
    if (job != null) {
      job.cancel();
    }
  }
}

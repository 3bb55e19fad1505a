package org.plyscope.view.searchtree.ui;

import java.awt.Dimension;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.line.MoveLine;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.widget.FactList;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.view.searchtree.node.NodeFacts;

/** Shows all facts of the selected node, to be read with mouse or keys and copied. */
final class NodePanel extends JPanel {
  /** How wide it wants to be, in letters. */
  private static final int LETTERS = 25;

  /** How narrow it may become, in letters. */
  private static final int LEAST = 10;

  private final Workspace workspace;
  private final TreeSession session;
  private final JLabel title = new JLabel();
  private final Prose why = new Prose("tree.node.why", "Label.foreground");
  private final MoveLine line;
  private final FactList facts = new FactList("tree.node.facts");
  private transient NodeFacts shown;

  /**
   * Makes the panel.
   *
   * @param choose takes a node of the line that was picked
   */
  NodePanel(Workspace workspace, TreeSession session, IntConsumer choose) {
    super(new MigLayout("fill, insets 0", "[grow, fill, 0::]", "[grow, fill, 0::]"));
    this.workspace = workspace;
    this.session = session;
    setName("tree.node");
    title.setName("tree.node.title");
    title.putClientProperty("FlatLaf.styleClass", "h4");
    why.setFocusable(true);
    line =
        new MoveLine("tree.node.line", workspace::seatColor)
            .onPick(step -> choose.accept(session.tree().find(node(step))))
            .onPoint(this::point);
    JButton copy = new JButton(workspace.icon(IconRef.host("copy")));
    copy.setName("tree.node.copy");
    copy.setToolTipText("Copy the facts of this node as text  (Ctrl+C in the tree)");
    copy.putClientProperty("JButton.buttonType", "toolBarButton");
    copy.addActionListener(e -> copy());
    JPanel content =
        new JPanel(
            new MigLayout("fillx, insets panel, wrap, hidemode 3, gapy rel", "[grow, fill, 0::]"));
    content.add(title, "split 2, growx, width 0:0:");
    content.add(copy, "growx 0");
    content.add(why, "width 0:100%:");
    content.add(line, "width 0:100%:");
    content.add(facts, "width 0:100%:");
    JScrollPane scroll = new JScrollPane(new WidthTracking(content));
    scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    scroll.putClientProperty("FlatLaf.style", "border: 0,1,0,0,$Plyscope.line");
    add(scroll);
    session.onChange(this::follow);
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(LETTERS * getFont().getSize(), super.getPreferredSize().height);
  }

  /** So narrow that a drag can make room, and never nothing; the tool bar hides it. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(LEAST * getFont().getSize(), 0);
  }

  private int node(int step) {
    return line.line().steps().get(step).node();
  }

  private void point(int step) {
    Trace trace = session.loaded() ? session.tree().trace() : null;
    workspace.preview(step < 0 || trace == null ? null : Selection.of(trace, node(step)));
  }

  private void follow() {
    if (!session.loaded()) {
      shown = null;
      line.show(null, PlayedLine.ELSEWHERE);
      return;
    }
    show(NodeFacts.of(session.all(), session.texts(), Math.max(0, session.selected())));
  }

  private void show(NodeFacts now) {
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    title.setText(now.title());
    title.setToolTipText(now.title());
    why.setText(now.why());
    line.setVisible(now.line().size() > 0);
    line.show(now.line(), now.line().size() - 1);
    facts.show(now.facts());
    revalidate();
  }

  /** Puts the facts on the clipboard. */
  void copy() {
    if (shown != null) {
      TextClipboard.SYSTEM.copy(shown.text());
      workspace.message("The facts of '" + shown.title() + "' are on the clipboard.");
    }
  }
}

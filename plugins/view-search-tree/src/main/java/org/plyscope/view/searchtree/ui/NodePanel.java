package org.plyscope.view.searchtree.ui;

import java.awt.Dimension;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.line.MoveLine;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.view.searchtree.node.NodeFacts;

/** Says everything about the selected node, to be read by mouse or keys and copied. */
final class NodePanel extends JPanel {
  /** How wide it wants to be, in letters. */
  private static final int LETTERS = 25;

  private final Workspace workspace;
  private final TreeSession session;
  private final JLabel title = new JLabel();
  private final Prose why = new Prose("tree.node.why", "Label.foreground");
  private final MoveLine line;
  private final Facts facts = new Facts();
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

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, 0);
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
      Toolkit.getDefaultToolkit()
          .getSystemClipboard()
          .setContents(new StringSelection(shown.text()), null);
      workspace.message("The facts of '" + shown.title() + "' are on the clipboard.");
    }
  }

  /** Names on the left, facts on the right; rows stay for the next node. */
  private static final class Facts extends JPanel {
    private final List<JLabel> names = new ArrayList<>();
    private final List<Prose> texts = new ArrayList<>();

    private Facts() {
      super(
          new MigLayout("fillx, insets 0, wrap 2, hidemode 3, gapy 1", "[]unrel[grow, fill, 0::]"));
      setName("tree.node.facts");
      setOpaque(false);
    }

    private void show(List<NodeFacts.Fact> now) {
      while (names.size() < now.size()) {
        row();
      }
      for (int i = 0; i < names.size(); i++) {
        boolean there = i < now.size();
        names.get(i).setVisible(there);
        texts.get(i).setVisible(there);
        if (there) {
          names.get(i).setText(now.get(i).name());
          texts.get(i).setText(now.get(i).text());
          texts.get(i).getAccessibleContext().setAccessibleName(now.get(i).name());
        }
      }
    }

    private void row() {
      JLabel name = new JLabel();
      name.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
      Prose text = new Prose("tree.node.fact", "Label.foreground");
      text.setFocusable(true);
      names.add(name);
      texts.add(text);
      add(name, "top");
      add(text, "width 0:100%:");
    }
  }
}

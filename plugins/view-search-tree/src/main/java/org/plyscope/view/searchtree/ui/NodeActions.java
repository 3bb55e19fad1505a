package org.plyscope.view.searchtree.ui;

import java.awt.Point;
import java.util.function.IntConsumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.game.Line;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.line.PlayedLine;
import org.plyscope.ui.text.TextClipboard;

/** The actions on a node, as a menu. */
final class NodeActions {
  private final Workspace workspace;
  private final TreeCanvas canvas;
  private final TreeSession session;
  private final IntConsumer choose;
  private final IntConsumer export;

  /**
   * Makes the actions.
   *
   * @param choose shows a node on the board
   * @param export exports a node and its subtree
   */
  NodeActions(
      Workspace workspace,
      TreeCanvas canvas,
      TreeSession session,
      IntConsumer choose,
      IntConsumer export) {
    this.workspace = workspace;
    this.canvas = canvas;
    this.session = session;
    this.choose = choose;
    this.export = export;
  }

  /** Opens the menu of a node at a place of the canvas. */
  void open(Point at, int node) {
    JPopupMenu menu = new JPopupMenu();
    menu.setName("tree.menu");
    boolean inner = session.tree().inner(node);
    add(menu, "show", "Show this node on the board", true, () -> choose.accept(node));
    add(menu, "search", "Search from here", true, () -> search(node));
    add(menu, "set", "Set up this position", true, () -> setUp(node));
    menu.addSeparator();
    add(menu, "copy", "Copy the line to here", node > 0, () -> copy(node));
    menu.addSeparator();
    add(menu, "zoom", "Zoom to this subtree", inner, () -> canvas.zoomTo(node));
    String fold = session.folded(node) ? "Expand" : "Collapse";
    add(menu, "fold", fold + "  (Enter)", inner, () -> session.toggle(node));
    add(menu, "fit", "Show the whole tree  (F)", true, canvas::fit);
    menu.addSeparator();
    add(menu, "export", "Export this branch…", true, () -> export.accept(node));
    menu.show(canvas, at.x, at.y);
  }

  private static void add(
      JPopupMenu menu, String name, String text, boolean possible, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.setName("tree.menu." + name);
    item.setEnabled(possible);
    item.addActionListener(e -> action.run());
    menu.add(item);
  }

  private void search(int node) {
    choose.accept(node);
    workspace.execute("search.start");
  }

  /** Makes the position the start of a game of its own, which leaves the tree. */
  private void setUp(int node) {
    Trace trace = session.tree().trace();
    String position = trace.line(session.tree().number(node)).position();
    workspace.select(Selection.of(Line.of(trace.rules(), position)));
    workspace.message("The position of the node is set up; Ctrl+Z goes back to the tree.");
  }

  private void copy(int node) {
    Trace trace = session.tree().trace();
    PlayedLine line = PlayedLine.to(trace, session.tree().number(node));
    TextClipboard.SYSTEM.copy(line.text());
    workspace.message("The line is on the clipboard: " + line.text());
  }
}

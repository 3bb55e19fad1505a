package org.plyscope.view.runs.list;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.model.RunsContext;

/** The actions on one run, tuning or training besides carrying it out. */
final class RunMenu {
  /** Shows the form over the whole window. */
  static final String SET_UP = "view.fill.experiment";

  private final Workspace workspace;
  private final RunsContext context;
  private final Draft draft;
  private final JComponent parent;

  RunMenu(Workspace workspace, RunsContext context, Draft draft, JComponent parent) {
    this.workspace = workspace;
    this.context = context;
    this.draft = draft;
    this.parent = parent;
  }

  /**
   * Makes the menu of a row.
   *
   * @param show shows its results
   * @param work carries it out, stops it and so on
   */
  JPopupMenu of(WorkState row, Runnable show, List<JMenuItem> work) {
    boolean readable = row.stage() != Stage.UNREADABLE;
    JPopupMenu menu = new JPopupMenu();
    menu.setName("runs.menu");
    menu.add(item("show", "Show results", readable, show));
    menu.add(
        item(
            "edit", "Edit as new experiment", readable && row.kind() == Kind.RUN, () -> edit(row)));
    menu.add(item("rename", "Rename…", readable, () -> rename(row)));
    menu.addSeparator();
    work.forEach(menu::add);
    return menu;
  }

  private static JMenuItem item(String id, String text, boolean enabled, Runnable action) {
    JMenuItem item = new JMenuItem(text);
    item.setName("runs." + id + ".item");
    item.setEnabled(enabled);
    item.addActionListener(e -> action.run());
    return item;
  }

  /** Opens the experiment of a run in the form; the run itself stays as it is. */
  void edit(WorkState row) {
    if (draft.mayBeReplaced(parent)) {
      workspace.submit(
          "Opening the experiment of " + row.name(),
          monitor -> context.experiments().source(row.folder()),
          text -> {
            draft.open(text, null);
            workspace.execute(SET_UP);
          });
    }
  }

  void rename(WorkState row) {
    Object name =
        JOptionPane.showInputDialog(
            parent, "Name", "Rename", JOptionPane.PLAIN_MESSAGE, null, null, row.name());
    if (name != null) {
      workspace.submit(
          "Renaming " + row.name(),
          monitor -> {
            context.queue().rename(row.folder(), name.toString());
            return row;
          },
          done -> {});
    }
  }
}

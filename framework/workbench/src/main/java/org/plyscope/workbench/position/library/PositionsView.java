package org.plyscope.workbench.position.library;

import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.TransferHandler;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.game.Claim;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.widget.Keys;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.position.list.Entry;
import org.plyscope.workbench.position.list.PositionList;
import org.plyscope.workbench.position.list.Row;

/** The boards of the studies and the user's own, with pictures. */
final class PositionsView implements View {
  private static final List<String> COLUMNS =
      List.of(
          "Name", "Group", "Tags", "Position", "Key moves", "Outcome", "Status", "Source", "Note");

  private final PositionsModel model;
  private final LibraryActions actions;
  private final Runnable whenClosed;
  private final JPanel panel =
      new JPanel(
          new MigLayout("fill, insets panel, wrap", "[grow, fill, 0::]", "[]rel[grow, fill]"));
  private final JTextField filter = new JTextField();
  private final PositionList list;
  private final PositionMenu menu;

  PositionsView(
      Workspace workspace,
      PositionsModel model,
      LibraryActions actions,
      List<BuiltIn> commands,
      TransferHandler drops,
      Runnable whenClosed) {
    this.model = model;
    this.actions = actions;
    this.whenClosed = whenClosed;
    list = new PositionList(workspace);
    menu = new PositionMenu(workspace, commands);
    panel.setName("positions");
    panel.putClientProperty(PICTURE, false);
    filter.setName("positions.filter");
    filter.putClientProperty("JTextField.placeholderText", "Name, tag or group");
    filter.putClientProperty("JTextField.leadingIcon", workspace.icon(IconRef.host("find")));
    filter.putClientProperty("JTextField.showClearButton", true);
    panel.add(filter, "split 3, growx, width 40:100:");
    panel.add(button("positions.save", "bookmark", LibraryCommands.SAVE, workspace), "growx 0");
    panel.add(menuButton(workspace), "growx 0");
    panel.add(new JScrollPane(list), "grow, width 0:100%:");
    list.setTransferHandler(new PositionTransfer(list::entries, drops));
    list.onChoose(this::choose);
    list.addMouseListener(new Popup());
    Fields.onEdit(filter, this::filter);
    bindKeys(workspace);
  }

  private JButton button(String name, String icon, String command, Workspace workspace) {
    JButton button = new JButton(workspace.icon(IconRef.host(icon)));
    button.setName(name);
    button.setToolTipText("Save the position on the board  (Ctrl+B)");
    button.getAccessibleContext().setAccessibleName("Save the position on the board");
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(e -> workspace.execute(command));
    return button;
  }

  private JButton menuButton(Workspace workspace) {
    JButton button = new JButton(workspace.icon(IconRef.host("more")));
    button.setName("positions.more");
    button.setToolTipText("Rename, delete, import, export");
    button.getAccessibleContext().setAccessibleName("More");
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(e -> popup().show(button, 0, button.getHeight()));
    return button;
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    if (model.show(selection.rules())) {
      list.forget();
      refresh();
    }
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows =
        model.rows().stream()
            .filter(Row.Item.class::isInstance)
            .map(row -> ((Row.Item) row).entry())
            .map(PositionsView::cells)
            .toList();
    return List.of(new DataTable("positions", COLUMNS, rows));
  }

  private static List<Object> cells(Entry entry) {
    Claim claim = entry.claim();
    return List.of(
        entry.name(),
        entry.group(),
        String.join(", ", entry.tags()),
        entry.position(),
        String.join(", ", claim.keyMoves()),
        claim.outcome() == Claim.Outcome.UNKNOWN ? "" : claim.outcome().toString(),
        claim.status() == Claim.Status.NONE ? "" : claim.status().toString(),
        claim.source(),
        entry.note());
  }

  @Override
  public void close() {
    list.close();
    model.show(null);
    whenClosed.run();
  }

  /** Shows the library again. */
  void refresh() {
    list.show(model.rows());
  }

  /** Returns the user's own positions among those that are selected. */
  List<SavedPosition> chosen() {
    return list.entries().stream().flatMap(e -> e.saved().stream()).toList();
  }

  /** Selects one of the user's own positions. */
  void reveal(SavedPosition position) {
    model.rows().stream()
        .filter(Row.Item.class::isInstance)
        .map(row -> ((Row.Item) row).entry())
        .filter(e -> e.saved().filter(s -> s.id().equals(position.id())).isPresent())
        .findFirst()
        .ifPresent(list::select);
  }

  private JPopupMenu popup() {
    List<Entry> entries = list.entries();
    return menu.popup(entries.isEmpty() ? null : () -> actions.open(entries.get(0)));
  }

  private void filter() {
    model.filter(filter.getText());
    refresh();
  }

  private void choose(Row row) {
    if (row instanceof Row.Heading heading) {
      model.toggle(heading.group());
      refresh();
    } else if (row instanceof Row.Item item) {
      actions.open(item.entry());
    }
  }

  private void bindKeys(Workspace workspace) {
    Keys.bind(
        list,
        "ENTER",
        () -> list.getSelectedValuesList().stream().findFirst().ifPresent(this::choose));
    Keys.bind(list, "F2", () -> workspace.execute(LibraryCommands.RENAME));
    Keys.bind(list, "DELETE", () -> workspace.execute(LibraryCommands.DELETE));
    Keys.bind(list, "ctrl Z", () -> workspace.execute(LibraryCommands.UNDO));
    Keys.bind(list, "ctrl Y", () -> workspace.execute(LibraryCommands.REDO));
    Keys.bind(list, "LEFT", () -> fold(true));
    Keys.bind(list, "RIGHT", () -> fold(false));
    Keys.bind(list, "ctrl F", filter::requestFocusInWindow);
    Keys.bind(filter, "ESCAPE", () -> filter.setText(""));
    Keys.bind(filter, "DOWN", this::enterList);
    Keys.bind(
        filter,
        "ENTER",
        () -> {
          enterList();
          list.getSelectedValuesList().stream().findFirst().ifPresent(this::choose);
        });
  }

  /** Goes from the filter to the first position it found. */
  private void enterList() {
    list.requestFocusInWindow();
    for (int i = 0; i < list.getModel().getSize() && list.entries().isEmpty(); i++) {
      if (list.getModel().getElementAt(i) instanceof Row.Item) {
        list.setSelectedIndex(i);
      }
    }
  }

  private void fold(boolean shut) {
    Row row = list.getSelectedValue();
    if (row instanceof Row.Heading heading && heading.folded() != shut) {
      choose(heading);
    }
  }

  /** Shows the menu at a right click, for the position under the mouse. */
  private final class Popup extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      show(event);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      show(event);
    }

    private void show(MouseEvent event) {
      if (event.isPopupTrigger()) {
        int index = list.locationToIndex(event.getPoint());
        if (index >= 0 && !list.isSelectedIndex(index)) {
          list.setSelectedIndex(index);
        }
        popup().show(list, event.getX(), event.getY());
      }
    }
  }

  /** The menu of the list. */
  private static final class PositionMenu {
    private final Workspace workspace;
    private final List<BuiltIn> commands;

    /** Makes menus of the commands of the library. */
    PositionMenu(Workspace workspace, List<BuiltIn> commands) {
      this.workspace = workspace;
      this.commands = commands;
    }

    /**
     * Makes the menu for the selection.
     *
     * @param open puts the selection on the board, or null if there is none
     */
    JPopupMenu popup(Runnable open) {
      JPopupMenu menu = new JPopupMenu();
      menu.setName("positions.menu");
      JMenuItem first = item("Put on the board", "ENTER");
      first.setEnabled(open != null);
      first.addActionListener(e -> open.run());
      menu.add(first);
      add(menu, "Save position on the board…", LibraryCommands.SAVE, "ctrl B");
      menu.addSeparator();
      add(menu, "Rename…", LibraryCommands.RENAME, "F2");
      add(menu, "Tags…", LibraryCommands.TAGS, "");
      add(menu, "Delete", LibraryCommands.DELETE, "DELETE");
      menu.addSeparator();
      add(menu, "Undo", LibraryCommands.UNDO, "ctrl Z");
      add(menu, "Redo", LibraryCommands.REDO, "ctrl Y");
      menu.addSeparator();
      add(menu, "Import…", LibraryCommands.IMPORT, "");
      add(menu, "Export…", LibraryCommands.EXPORT, "");
      return menu;
    }

    private void add(JPopupMenu menu, String title, String command, String key) {
      JMenuItem item = item(title, key);
      item.setName("positions.menu." + command);
      item.setEnabled(
          commands.stream().anyMatch(c -> c.id().equals(command) && c.enabled(workspace)));
      item.addActionListener(e -> workspace.execute(command));
      menu.add(item);
    }

    private static JMenuItem item(String title, String key) {
      JMenuItem item = new JMenuItem(title);
      if (!key.isEmpty()) {
        item.setAccelerator(KeyStroke.getKeyStroke(key));
      }
      return item;
    }
  }

  /** Copies positions of the list as text, a line each, and takes files as the window does. */
  private static final class PositionTransfer extends TransferHandler {
    private final Supplier<List<Entry>> selected;
    private final TransferHandler drops;

    PositionTransfer(Supplier<List<Entry>> selected, TransferHandler drops) {
      this.selected = selected;
      this.drops = drops;
    }

    @Override
    public int getSourceActions(JComponent component) {
      return COPY;
    }

    @Override
    protected Transferable createTransferable(JComponent component) {
      String text = selected.get().stream().map(Entry::position).collect(Collectors.joining("\n"));
      return text.isEmpty() ? null : new StringSelection(text);
    }

    @Override
    public boolean canImport(TransferSupport support) {
      return drops.canImport(support);
    }

    @Override
    public boolean importData(TransferSupport support) {
      return drops.importData(support);
    }
  }
}

package org.plyscope.workbench.project;

import java.awt.CardLayout;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.view.View;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.workbench.project.Project.Item;
import org.plyscope.workbench.theme.Icons;

/** Lists the contents of the open project; a double click or Enter opens it. */
final class ProjectView implements View {
  private static final String EMPTY = "empty";
  private static final String FULL = "full";

  private final Supplier<Optional<Project>> project;
  private final Refresher<Listing> refresher;
  private final Consumer<Item> open;
  private final Runnable whenClosed;
  private final JPanel panel = new JPanel(new CardLayout());
  private final JLabel title = new JLabel();
  private final JTextField filter = new JTextField();
  private final DefaultListModel<Item> items = new DefaultListModel<>();
  private final JList<Item> list = new JList<>(items);
  private final JLabel nothing = new JLabel();

  /** The project whose folder is being listed, null for none. */
  private volatile Project shown;

  private List<Item> all = List.of();

  /** The contents of a project. */
  private record Listing(Project project, List<Item> items) {}

  /**
   * Makes the view.
   *
   * @param project the project that is open
   * @param lister lists the contents of a project; called in the background, because its folder may
   *     lie on a slow drive
   * @param open opens something
   * @param whenClosed called when the view is closed
   */
  ProjectView(
      Supplier<Optional<Project>> project,
      Function<Project, List<Item>> lister,
      Consumer<Item> open,
      Runnable whenClosed) {
    this.project = project;
    this.refresher = new Refresher<>("project-list", () -> list(lister), this::listed);
    this.open = open;
    this.whenClosed = whenClosed;
    panel.setName("project");
    title.setName("project.title");
    title.putClientProperty("FlatLaf.styleClass", "h4");
    filter.setName("project.filter");
    filter.putClientProperty("JTextField.placeholderText", "Find a file");
    filter.putClientProperty("JTextField.leadingIcon", Icons.of("find"));
    filter.putClientProperty("JTextField.showClearButton", true);
    list.setName("project.list");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new ItemRenderer());
    list.addMouseListener(new Twice());
    list.registerKeyboardAction(
        e -> openSelected(), KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), JComponent.WHEN_FOCUSED);
    nothing.setName("project.nothing");
    nothing.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    Fields.onEdit(filter, this::find);
    JPanel content =
        new JPanel(
            new MigLayout(
                "fill, insets panel, wrap, hidemode 3", "[grow, fill, 0::]", "[][][][grow, fill]"));
    content.add(title, "width 0:pref:100%");
    content.add(filter);
    content.add(nothing, "width 0:pref:100%");
    content.add(new JScrollPane(list));
    panel.add(
        new EmptyHint(
            "project.hint",
            Icons.large("project"),
            "No project is open",
            "A project is a folder that keeps the positions, searches, games, runs and figures of"
                + " one study together. Choose File ▸ New project… or File ▸ Open project…"),
        EMPTY);
    panel.add(content, FULL);
    refresh();
  }

  /** Looks at the folder again, soon. */
  void refresh() {
    Project now = project.get().orElse(null);
    ((CardLayout) panel.getLayout()).show(panel, now == null ? EMPTY : FULL);
    if (now != shown) {
      shown = now;
      all = List.of();
      items.clear();
      nothing.setVisible(false);
    }
    if (now != null) {
      title.setText(now.name());
      title.setToolTipText(now.folder().toString());
      refresher.ask();
    }
  }

  private Listing list(Function<Project, List<Item>> lister) {
    Project now = shown;
    return new Listing(now, now == null ? List.of() : lister.apply(now));
  }

  private void listed(Listing found) {
    if (found.project() == shown) {
      all = found.items();
      find();
    }
  }

  private void find() {
    Item chosen = list.getSelectedValue();
    String words = filter.getText().strip().toLowerCase(Locale.ROOT);
    List<Item> found =
        all.stream().filter(item -> item.name().toLowerCase(Locale.ROOT).contains(words)).toList();
    items.clear();
    items.addAll(found);
    list.setSelectedValue(chosen, true);
    nothing.setVisible(found.isEmpty());
    nothing.setText(
        all.isEmpty() ? "Empty so far: files that you save go here." : "Nothing has this name.");
  }

  private void openSelected() {
    Item item = list.getSelectedValue();
    if (item != null) {
      open.accept(item);
    }
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void close() {
    refresher.close();
    whenClosed.run();
  }

  /** Opens a double-clicked row. */
  private final class Twice extends MouseAdapter {
    @Override
    public void mouseClicked(MouseEvent event) {
      int row = list.locationToIndex(event.getPoint());
      if (event.getClickCount() == 2
          && row >= 0
          && list.getCellBounds(row, row).contains(event.getPoint())) {
        openSelected();
      }
    }
  }

  /** Writes a heading above the first of each kind. */
  private final class ItemRenderer extends DefaultListCellRenderer {
    private static final long serialVersionUID = 1L;

    private final JPanel cell =
        new JPanel(new MigLayout("fillx, insets 0, wrap, hidemode 3, gapy 0", "[grow, fill, 0::]"));
    private final JLabel heading = new JLabel();

    private ItemRenderer() {
      heading.putClientProperty("FlatLaf.style", "font: bold; border: 8,8,2,8");
      cell.setOpaque(false);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<?> owner, Object value, int index, boolean selected, boolean focused) {
      Item item = (Item) value;
      super.getListCellRendererComponent(owner, item.name(), index, selected, focused);
      setToolTipText(item.path().toString());
      boolean first = index <= 0 || items.get(index - 1).kind() != item.kind();
      heading.setText(item.kind().title());
      heading.setVisible(first);
      heading.setForeground(Theme.color("muted"));
      cell.removeAll();
      cell.add(heading);
      cell.add(this);
      return cell;
    }
  }
}

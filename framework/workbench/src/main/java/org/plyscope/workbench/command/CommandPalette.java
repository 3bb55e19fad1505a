package org.plyscope.workbench.command;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Keys;

/** The list of all commands, filtered while typing. It lies over the window; Esc closes it. */
public final class CommandPalette extends JPanel {
  private final JRootPane window;
  private final CommandRegistry registry;
  private final PaletteModel model;
  private final JTextField query = new JTextField();
  private final DefaultListModel<PaletteModel.Entry> entries = new DefaultListModel<>();
  private final JList<PaletteModel.Entry> list = new JList<>(entries);
  private final JScrollPane scroll = new JScrollPane(list);
  private final JLabel nothing = new JLabel();
  private Component before;

  /** Makes a palette for a window. */
  public CommandPalette(JRootPane window, CommandRegistry registry) {
    super(new BorderLayout());
    this.window = window;
    this.registry = registry;
    this.model = new PaletteModel(registry);
    setName("command.palette");
    query.setName("palette.query");
    list.setName("palette.list");
    query.putClientProperty("JTextField.placeholderText", "Type a command");
    query.putClientProperty("FlatLaf.styleClass", "h4");
    query.putClientProperty("FlatLaf.style", "margin: 6,8,6,8; focusWidth: 0");
    putClientProperty(
        "FlatLaf.style", "border: 6,6,6,6,$Plyscope.line,,10; background: $Menu.background");
    scroll.putClientProperty("FlatLaf.style", "border: 6,0,0,0");
    scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new PaletteRenderer());
    list.setFocusable(false);
    nothing.setName("palette.nothing");
    nothing.putClientProperty("FlatLaf.style", "border: 8,8,4,8; foreground: $Plyscope.muted");
    add(query, BorderLayout.NORTH);
    add(scroll, BorderLayout.CENTER);
    add(nothing, BorderLayout.SOUTH);
    Fields.onEdit(
        query,
        () -> {
          fill();
          place();
        });
    Keys.bind(query, "ESCAPE", this::dismiss);
    Keys.bind(query, "ENTER", this::start);
    Keys.bind(query, "DOWN", () -> step(1));
    Keys.bind(query, "UP", () -> step(-1));
    Keys.bind(query, "PAGE_DOWN", () -> step(UIManager.getInt("Plyscope.palette.rows")));
    Keys.bind(query, "PAGE_UP", () -> step(-UIManager.getInt("Plyscope.palette.rows")));
    list.addMouseListener(new Click());
    query.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            if (!event.isTemporary()) {
              dismiss();
            }
          }
        });
  }

  /** Opens the palette, empty. */
  public void open() {
    if (isShowing()) {
      query.requestFocusInWindow();
      return;
    }
    before = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    // While it is closed it is in no window, so that a change of theme passes it by.
    SwingUtilities.updateComponentTreeUI(this);
    query.setText("");
    fill();
    window.getLayeredPane().add(this, JLayeredPane.POPUP_LAYER);
    place();
    query.requestFocusInWindow();
  }

  /** Closes the palette and returns to where the user was. */
  public void dismiss() {
    if (getParent() != null) {
      getParent().remove(this);
      window.repaint();
      if (before != null && before.isShowing()) {
        before.requestFocusInWindow();
      }
      before = null;
    }
  }

  private void place() {
    JLayeredPane layers = window.getLayeredPane();
    int rowHeight = list.getCellBounds(0, 0) == null ? 0 : list.getCellBounds(0, 0).height;
    int rows = Math.min(UIManager.getInt("Plyscope.palette.rows"), Math.max(1, entries.size()));
    list.setVisibleRowCount(rows);
    list.setFixedCellHeight(rowHeight > 0 ? rowHeight : -1);
    Dimension wanted = getPreferredSize();
    int width = Math.min(Theme.size("palette.width"), layers.getWidth());
    int height = Math.min(wanted.height, layers.getHeight());
    setBounds((layers.getWidth() - width) / 2, layers.getHeight() / 10, width, height);
    validate();
    layers.repaint();
  }

  private void fill() {
    entries.clear();
    entries.addAll(model.matches(query.getText()));
    nothing.setText("No command fits “" + query.getText().strip() + "”.");
    nothing.setVisible(entries.isEmpty());
    scroll.setVisible(!entries.isEmpty());
    list.setSelectedIndex(entries.isEmpty() ? -1 : 0);
    list.ensureIndexIsVisible(0);
  }

  private void step(int by) {
    if (!entries.isEmpty()) {
      int next = Math.max(0, Math.min(entries.size() - 1, list.getSelectedIndex() + by));
      list.setSelectedIndex(next);
      list.ensureIndexIsVisible(next);
    }
  }

  private void start() {
    PaletteModel.Entry entry = list.getSelectedValue();
    if (entry != null && entry.whyNot().isEmpty()) {
      dismiss();
      registry.execute(entry.id());
    }
  }

  /** Starts the clicked command. */
  private final class Click extends MouseAdapter {
    @Override
    public void mouseReleased(MouseEvent event) {
      start();
    }
  }

  /** A line of the palette: the title, where it stands in the menus, and the key at the right. */
  private static final class PaletteRenderer extends JPanel
      implements ListCellRenderer<PaletteModel.Entry> {
    private final JLabel title = new JLabel();
    private final JLabel menu = new JLabel();
    private final JLabel key = new JLabel();

    PaletteRenderer() {
      super(new MigLayout("fillx, insets rel unrel rel unrel", "[]unrel[grow]unrel[]"));
      key.putClientProperty("FlatLaf.styleClass", "small");
      menu.putClientProperty("FlatLaf.styleClass", "small");
      add(title);
      add(menu, "width 0:pref:100%");
      add(key);
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends PaletteModel.Entry> list,
        PaletteModel.Entry entry,
        int index,
        boolean selected,
        boolean focused) {
      title.setText(entry.title());
      boolean possible = entry.whyNot().isEmpty();
      menu.setText(possible ? entry.menu() : entry.whyNot());
      key.setText(entry.key());
      setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      title.setForeground(
          selected
              ? list.getSelectionForeground()
              : possible ? list.getForeground() : Theme.color("muted"));
      menu.setForeground(selected ? list.getSelectionForeground() : Theme.color("muted"));
      key.setForeground(menu.getForeground());
      return this;
    }

    @Override
    public void updateUI() {
      super.updateUI();
      if (key != null) {
        title.updateUI();
        menu.updateUI();
        key.updateUI();
      }
    }
  }
}

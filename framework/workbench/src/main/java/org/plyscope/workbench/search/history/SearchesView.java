package org.plyscope.workbench.search.history;

import java.awt.CardLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.ui.table.FilterField;
import org.plyscope.ui.text.Titles;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.Keys;
import org.plyscope.workbench.theme.Icons;

/** Lists the last searches; a click brings position, result and tree back. */
public final class SearchesView implements View {
  private static final String EMPTY = "empty";
  private static final String FULL = "full";

  private final SearchArchive archive;
  private final Supplier<List<Subject>> positions;
  private final JPanel panel = new JPanel(new CardLayout());
  private final DefaultListModel<SearchArchive.Entry> rows = new DefaultListModel<>();
  private final JList<SearchArchive.Entry> list = new Fitted(rows);
  private final FilterField filter = new FilterField("searches.filter", "Find a search");
  private final Registration registration;
  private SearchResult shown;

  /**
   * Makes the view.
   *
   * @param open goes back to a search
   * @param positions the positions that the user has saved
   */
  public SearchesView(
      SearchArchive archive,
      Consumer<SearchArchive.Entry> open,
      Supplier<List<Subject>> positions) {
    this.archive = archive;
    this.positions = positions;
    panel.setName("searches");
    list.setName("searches.list");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Cell());
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            int at = list.locationToIndex(event.getPoint());
            if (at >= 0 && list.getCellBounds(at, at).contains(event.getPoint())) {
              open.accept(rows.get(at));
            }
          }
        });
    Keys.bind(list, "ENTER", () -> chosen().ifPresent(open));
    Keys.bind(list, "DELETE", () -> chosen().ifPresent(archive::remove));
    panel.add(
        new EmptyHint(
            "searches.hint",
            Icons.large("search"),
            "No searches yet",
            "The last searches are listed here with their trees."),
        EMPTY);
    filter.onFilter(this::refresh);
    Keys.bind(filter, "ESCAPE", () -> filter.setText(""));
    JPanel full =
        new JPanel(
            new MigLayout("fill, insets rel 0 0 0, wrap", "[grow, fill, 0::]", "[][grow, fill]"));
    full.add(filter, "gapx rel rel");
    full.add(new JScrollPane(list));
    panel.add(full, FULL);
    registration = archive.onChange(this::refresh);
    refresh();
  }

  private Optional<SearchArchive.Entry> chosen() {
    return Optional.ofNullable(list.getSelectedValue());
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    shown = selection.result().orElse(null);
    mark();
    // The position may have been named since.
    list.repaint();
  }

  @Override
  public void close() {
    registration.close();
    rows.clear();
  }

  private void refresh() {
    rows.clear();
    List<SearchArchive.Entry> entries = archive.entries();
    rows.addAll(entries.stream().filter(e -> filter.accepts(text(e).all())).toList());
    ((CardLayout) panel.getLayout()).show(panel, entries.isEmpty() ? EMPTY : FULL);
    mark();
  }

  private EntryText text(SearchArchive.Entry entry) {
    return EntryText.of(entry, Titles.names(positions.get()));
  }

  private void mark() {
    list.clearSelection();
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).result() == shown) {
        list.setSelectedIndex(i);
      }
    }
  }

  /** A list as wide as its view, so that the value of a search is always in sight. */
  private static final class Fitted extends JList<SearchArchive.Entry> {
    Fitted(DefaultListModel<SearchArchive.Entry> rows) {
      super(rows);
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
      return true;
    }
  }

  /** The result in the first line, below it the agent, the position, and when it was. */
  private final class Cell extends JPanel implements ListCellRenderer<SearchArchive.Entry> {
    private final JLabel found = new JLabel();
    private final JLabel value = new JLabel();
    private final JLabel who = small();
    private final JLabel where = small();
    private final JLabel when = small();

    private Cell() {
      super(new MigLayout("fillx, insets rel, gapy 0, wrap 2", "[grow, fill, 0::][]"));
      value.setName("searches.value");
      add(found);
      add(value);
      List.of(who, where, when).forEach(line -> add(line, "span 2, width 0:0:"));
    }

    private static JLabel small() {
      JLabel label = new JLabel();
      label.putClientProperty("FlatLaf.styleClass", "small");
      return label;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends SearchArchive.Entry> rows,
        SearchArchive.Entry entry,
        int index,
        boolean selected,
        boolean focused) {
      EntryText text = text(entry);
      found.setText(text.move());
      value.setText(text.value());
      who.setText(text.who());
      where.setText(text.where());
      when.setText(text.when());
      setToolTipText(text.all());
      setBackground(selected ? rows.getSelectionBackground() : rows.getBackground());
      found.setForeground(selected ? rows.getSelectionForeground() : rows.getForeground());
      value.setForeground(found.getForeground());
      Color muted = selected ? rows.getSelectionForeground() : Theme.color("muted");
      List.of(who, where, when).forEach(line -> line.setForeground(muted));
      return this;
    }
  }
}

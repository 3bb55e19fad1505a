package org.plyscope.workbench.position.list;

import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.form.Fields;

/** The list itself: headings that fold, positions with pictures. */
public final class PositionList extends JList<Row> {
  private final Workspace workspace;
  private final DefaultListModel<Row> rows = new DefaultListModel<>();
  private final Thumbnails thumbnails =
      new Thumbnails(() -> SwingUtilities.invokeLater(this::repaint));
  private final PositionRenderer renderer;
  private BoardTheme theme;

  public PositionList(Workspace workspace) {
    this.workspace = workspace;
    renderer = new PositionRenderer(thumbnails, this::theme);
    setModel(rows);
    setCellRenderer(renderer);
    setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
    setName("positions.list");
    getAccessibleContext().setAccessibleName("Positions");
  }

  /** Sets the actions of a double click and of a click on a heading. */
  public void onChoose(Consumer<Row> action) {
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            Row row = rowAt(event).orElse(null);
            boolean enough = row instanceof Row.Heading || event.getClickCount() == 2;
            if (row != null && enough && SwingUtilities.isLeftMouseButton(event)) {
              action.accept(row);
            }
          }
        });
  }

  /** Shows other rows; a selected row stays selected if it is still there. */
  public void show(List<Row> newRows) {
    List<Row> before = getSelectedValuesList();
    rows.clear();
    rows.addAll(newRows);
    List<Integer> again = new ArrayList<>();
    for (int i = 0; i < newRows.size(); i++) {
      Row row = newRows.get(i);
      if (before.stream().anyMatch(old -> same(old, row))) {
        again.add(i);
      }
    }
    setSelectedIndices(again.stream().mapToInt(i -> i).toArray());
  }

  /** Selects a position and scrolls to it. */
  public void select(Entry entry) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i) instanceof Row.Item item && item.entry().same(entry)) {
        setSelectedIndex(i);
        ensureIndexIsVisible(i);
      }
    }
  }

  /** Returns the positions that are selected. */
  public List<Entry> entries() {
    return getSelectedValuesList().stream()
        .filter(Row.Item.class::isInstance)
        .map(row -> ((Row.Item) row).entry())
        .toList();
  }

  /** Lets the pictures go. */
  public void close() {
    thumbnails.close();
    rows.clear();
  }

  /** Forgets pictures of rules that are no longer shown. */
  public void forget() {
    theme = null;
    thumbnails.clear();
  }

  public Optional<Row> rowAt(MouseEvent event) {
    int index = locationToIndex(event.getPoint());
    Rectangle bounds = index < 0 ? null : getCellBounds(index, index);
    return bounds != null && bounds.contains(event.getPoint())
        ? Optional.of(rows.get(index))
        : Optional.empty();
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    return rowAt(event)
        .filter(Row.Item.class::isInstance)
        .map(row -> Fields.tooltip(tip(((Row.Item) row).entry())))
        .orElse(null);
  }

  private static String tip(Entry entry) {
    String source = entry.claim().source();
    String words = entry.words() + (source.isEmpty() ? "" : ". Source: " + source);
    return words.isEmpty() ? entry.position() : words;
  }

  /** Rows are as high as the width makes them; the list asks only for rows that change. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean otherWidth = width != getWidth();
    super.setBounds(x, y, width, height);
    for (int i = 0; otherWidth && i < rows.size(); i++) {
      rows.set(i, rows.get(i));
    }
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public void updateUI() {
    theme = null;
    if (renderer != null) {
      renderer.updateUI();
    }
    super.updateUI();
  }

  private BoardTheme theme() {
    if (theme == null) {
      theme = BoardTheme.of(workspace.dark(), workspace::seatColor);
    }
    return theme;
  }

  private static boolean same(Row a, Row b) {
    if (a instanceof Row.Item one && b instanceof Row.Item other) {
      return one.entry().same(other.entry());
    }
    return a instanceof Row.Heading one
        && b instanceof Row.Heading other
        && one.group().equals(other.group());
  }
}

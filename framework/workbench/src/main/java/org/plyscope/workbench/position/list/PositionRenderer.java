package org.plyscope.workbench.position.list;

import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Board;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Markup;

/** Draws headings, positions with their pictures, and sentences. */
final class PositionRenderer implements ListCellRenderer<Row> {
  private final Thumbnails thumbnails;
  private final Supplier<BoardTheme> theme;
  private JPanel item;
  private JLabel name;
  private JLabel words;
  private JLabel heading;
  private JLabel hint;
  private final Picture picture = new Picture();

  PositionRenderer(Thumbnails thumbnails, Supplier<BoardTheme> theme) {
    this.thumbnails = thumbnails;
    this.theme = theme;
    updateUI();
  }

  /** Makes new stamps in the current theme. */
  void updateUI() {
    name = new JLabel();
    words = new JLabel();
    words.putClientProperty("FlatLaf.styleClass", "small");
    item =
        new JPanel(
            new MigLayout(
                "insets 3 6 3 6, gapy 1, wrap 2",
                "[]8[grow, fill, 0::]",
                "[grow, bottom][grow, top]"));
    item.add(new JLabel(picture), "spany 2");
    item.add(name, "width 0:100%:");
    item.add(words, "width 0:100%:");
    heading = new JLabel();
    heading.setFont(UIManager.getFont("Label.font").deriveFont(Font.BOLD));
    heading.setBorder(BorderFactory.createEmptyBorder(6, 6, 4, 6));
    heading.setOpaque(true);
    hint = Markup.allow(new JLabel());
    hint.setBorder(BorderFactory.createEmptyBorder(6, 10, 8, 10));
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends Row> list, Row row, int index, boolean selected, boolean focused) {
    if (row instanceof Row.Heading h) {
      return heading(list, h, selected);
    }
    if (row instanceof Row.Hint h) {
      hint.setText(wrapped(h.sentence(), list.getWidth()));
      hint.setForeground(Theme.color("muted"));
      return hint;
    }
    return item(list, ((Row.Item) row).entry(), selected);
  }

  private Component heading(JList<? extends Row> list, Row.Heading row, boolean selected) {
    heading.setText((row.folded() ? "▸ " : "▾ ") + row.group() + "  (" + row.count() + ")");
    heading.setBackground(selected ? background(list) : Theme.color("headingBackground"));
    heading.setForeground(selected ? foreground(list) : list.getForeground());
    return heading;
  }

  private Component item(JList<? extends Row> list, Entry entry, boolean selected) {
    picture.show(entry, list.getWidth());
    name.setText(entry.name());
    String second = entry.tags().isEmpty() ? entry.words() : String.join(" · ", entry.tags());
    words.setText(second.isEmpty() ? " " : second);
    item.setBackground(selected ? background(list) : list.getBackground());
    name.setForeground(selected ? foreground(list) : list.getForeground());
    words.setForeground(selected ? foreground(list) : Theme.color("muted"));
    return item;
  }

  /** Measures in Swing's HTML are a third larger than pixels. */
  private static String wrapped(String sentence, int width) {
    int room = Math.max(90, (width - 40) * 3 / 4);
    return "<html><div style='width:" + room + "px'>" + Markup.escaped(sentence) + "</div>";
  }

  private static Color background(JList<?> list) {
    return list.isFocusOwner()
        ? list.getSelectionBackground()
        : UIManager.getColor("List.selectionInactiveBackground");
  }

  private static Color foreground(JList<?> list) {
    return list.isFocusOwner()
        ? list.getSelectionForeground()
        : UIManager.getColor("List.selectionInactiveForeground");
  }

  /** The picture of a position, or room for it until it is drawn. */
  private final class Picture implements Icon {
    private static final double LARGEST_SHARE = 0.3;

    private Entry entry;
    private int room;
    private Board measured;
    private double ratio = 1;

    void show(Entry shown, int listWidth) {
      entry = shown;
      room = (int) (LARGEST_SHARE * listWidth);
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
      Graphics2D g = (Graphics2D) graphics.create();
      double scale = g.getTransform().getScaleX();
      Thumbnails.Key key =
          new Thumbnails.Key(
              entry.rules(),
              entry.position(),
              theme.get(),
              getIconWidth(),
              getIconHeight(),
              Math.max(1, scale));
      Image image = thumbnails.get(key).orElse(null);
      if (image != null) {
        AffineTransform fit = AffineTransform.getTranslateInstance(x, y);
        fit.scale(1 / key.scale(), 1 / key.scale());
        g.drawImage(image, fit, null);
      } else {
        g.setColor(Theme.color("line"));
        g.drawRoundRect(x + 2, y + 2, getIconWidth() - 5, getIconHeight() - 5, 8, 8);
      }
      g.dispose();
    }

    /** In a narrow list most of the room is for the name. */
    @Override
    public int getIconWidth() {
      int most = Theme.size("thumbnail.width");
      return room > 0 ? Math.min(most, room) : most;
    }

    /** A board that is wide and low needs less. */
    @Override
    public int getIconHeight() {
      int most = Theme.size("thumbnail.height");
      if (entry != null && entry.rules().board() != measured) {
        measured = entry.rules().board();
        BoardLayout layout = BoardLayout.fit(measured, 1, 1, 0);
        double margins = 2 * BoardLayout.MARGIN * layout.unit();
        Rectangle2D cells = layout.bounds();
        ratio = (cells.getHeight() + margins) / (cells.getWidth() + margins);
      }
      return (int) Math.min(most, Math.ceil(getIconWidth() * ratio));
    }
  }
}

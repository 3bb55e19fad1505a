package org.plyscope.workbench.plugin.card;

import java.awt.Color;
import java.awt.Component;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;

/** A row of the list: picture, name, version and vendor, state; above the first the group. */
final class CardRenderer implements ListCellRenderer<Card> {
  private final JPanel panel =
      new JPanel(new MigLayout("fillx, insets 0, wrap, hidemode 3, gapy 0", "[grow, fill, 0::]"));
  private final JLabel group = new JLabel();
  private final JPanel row =
      new JPanel(new MigLayout("fillx, insets 6 10 6 10, gapy 0", "[]rel[grow, fill, 0::]rel[]"));
  private final JLabel picture = new JLabel();
  private final JLabel name = new JLabel();
  private final JLabel line = new JLabel();
  private final JLabel state = new JLabel();

  CardRenderer() {
    panel.setOpaque(false);
    group.putClientProperty("FlatLaf.style", "font: bold -1; foreground: $Plyscope.muted");
    name.putClientProperty("FlatLaf.styleClass", "h4");
    state.putClientProperty("FlatLaf.style", "font: -1");
    line.putClientProperty("FlatLaf.style", "font: -1");
    panel.add(group, "gaptop 6, gapleft 10, gapbottom 2");
    panel.add(row);
    row.add(picture, "spany 2");
    row.add(name, "growx, width 0:pref:");
    row.add(state, "wrap");
    row.add(line, "span 2, growx, width 0:pref:");
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends Card> list, Card card, int index, boolean selected, boolean focused) {
    boolean first =
        index == 0 || !list.getModel().getElementAt(index - 1).group().equals(card.group());
    group.setVisible(first);
    group.setText(card.group());
    picture.setIcon(icon(card, Theme.size("card.icon.size")));
    name.setText(card.name());
    line.setText(card.line());
    state.setText(card.state());
    Color text = selected ? list.getSelectionForeground() : list.getForeground();
    name.setForeground(text);
    line.setForeground(selected ? text : UIManager.getColor("Plyscope.muted"));
    state.setForeground(selected ? text : UIManager.getColor(card.tone().key()));
    row.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    panel
        .getAccessibleContext()
        .setAccessibleName(card.name() + ", " + card.line() + ", " + card.state());
    return panel;
  }

  /** Returns the picture of a card, or its letter. */
  static Icon icon(Card card, int size) {
    return card.icon()
        .map(icon -> PictureIcon.sized(icon, size))
        .orElseGet(() -> new LetterIcon(card.name(), size));
  }

  /** Follows another theme; a list updates only its contents. */
  void updateUi() {
    SwingUtilities.updateComponentTreeUI(panel);
  }
}

package org.plyscope.workbench.command;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.theme.Theme;

/** A line of the palette: the title, where it stands in the menus, and the key at the right. */
final class PaletteRenderer extends JPanel implements ListCellRenderer<PaletteModel.Entry> {
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

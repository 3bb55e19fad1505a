package org.plyscope.workbench.search.agent;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;

/** An agent in the list: its name, and below in small letters its distinction. */
public final class AgentRenderer extends JPanel implements ListCellRenderer<InstalledAgent> {
  private final JLabel name = new JLabel();
  private final JLabel kind = new JLabel();

  /** Makes a renderer. */
  public AgentRenderer() {
    super(new MigLayout("fillx, insets 3lp unrel 3lp unrel, wrap, gapy 0", "[grow, fill, 0::]"));
    kind.putClientProperty("FlatLaf.styleClass", "small");
    add(name);
    add(kind);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends InstalledAgent> list,
      InstalledAgent agent,
      int index,
      boolean selected,
      boolean focused) {
    setToolTipText(Fields.tooltip(agent.description() + " (" + agent.id() + ")"));
    return show(list, agent.name(), agent.description(), selected);
  }

  /** Shows another entry in the same way. */
  public Component show(JList<?> list, String title, String about, boolean selected) {
    name.setText(title);
    kind.setText(about);
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    kind.setForeground(selected ? list.getSelectionForeground() : Theme.color("muted"));
    return this;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (kind != null) {
      name.updateUI();
      kind.updateUI();
    }
  }
}

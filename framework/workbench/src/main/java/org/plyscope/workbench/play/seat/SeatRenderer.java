package org.plyscope.workbench.play.seat;

import java.awt.Component;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.workbench.play.seat.SeatChoices.Choice;
import org.plyscope.workbench.search.agent.AgentRenderer;

/** An entry in the list of a seat: agents as everywhere else, humans in the same way. */
final class SeatRenderer implements ListCellRenderer<Choice> {
  private final AgentRenderer agents = new AgentRenderer();
  private final DefaultListCellRenderer plain = new DefaultListCellRenderer();
  private final JList<InstalledAgent> look = new JList<>(new DefaultListModel<>());

  @Override
  public Component getListCellRendererComponent(
      JList<? extends Choice> list, Choice value, int index, boolean selected, boolean focused) {
    if (index < 0 || value == null) {
      return plain.getListCellRendererComponent(list, value, index, selected, focused);
    }
    if (value.agent() == null) {
      String about = value.player().human() ? "Moves on the board" : "Its plugin is missing";
      return agents.show(list, value.name(), about, selected);
    }
    look.setBackground(list.getBackground());
    look.setForeground(list.getForeground());
    look.setSelectionBackground(list.getSelectionBackground());
    look.setSelectionForeground(list.getSelectionForeground());
    return agents.getListCellRendererComponent(look, value.agent(), index, selected, focused);
  }

  /** Takes over the current look. */
  void updateUI() {
    agents.updateUI();
    plain.updateUI();
  }
}

package org.plyscope.view.compare.dialog;

import java.awt.Component;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.ui.form.Fields;

/** Shows an agent by its name; its id and description are in the tooltip. */
final class AgentName extends DefaultListCellRenderer {
  @Override
  public Component getListCellRendererComponent(
      JList<?> list, Object value, int index, boolean selected, boolean focus) {
    Object text = value instanceof InstalledAgent agent ? agent.name() : value;
    super.getListCellRendererComponent(list, text, index, selected, focus);
    setToolTipText(
        value instanceof InstalledAgent agent
            ? Fields.tooltip(agent.description() + " (" + agent.id() + ")")
            : null);
    return this;
  }
}

package org.plyscope.ui.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.plyscope.api.catalog.InstalledAgent;

/** A menu of agents; an agent that has presets is a menu of its own, in which it comes first. */
public final class AgentMenu {
  private AgentMenu() {}

  /**
   * Makes a menu.
   *
   * @param prefix the prefix of the names of the items; the id of the agent follows
   * @param agents the agents as the catalog lists them
   * @param chosen receives the agent that the user chooses
   * @return the menu
   */
  public static JPopupMenu of(
      String prefix, List<InstalledAgent> agents, Consumer<InstalledAgent> chosen) {
    Map<String, List<InstalledAgent>> families = new LinkedHashMap<>();
    for (InstalledAgent agent : agents) {
      families.computeIfAbsent(agent.factory().id(), id -> new ArrayList<>()).add(agent);
    }
    JPopupMenu menu = new JPopupMenu();
    for (List<InstalledAgent> family : families.values()) {
      if (family.size() == 1) {
        menu.add(item(prefix, family.get(0), chosen));
      } else {
        JMenu presets = new JMenu(family.get(0).factory().name());
        presets.setName(prefix + "presets." + family.get(0).factory().id());
        family.forEach(agent -> presets.add(item(prefix, agent, chosen)));
        menu.add(presets);
      }
    }
    return menu;
  }

  private static JMenuItem item(
      String prefix, InstalledAgent agent, Consumer<InstalledAgent> chosen) {
    JMenuItem item = new JMenuItem(agent.name());
    item.setName(prefix + agent.id());
    item.setToolTipText(Fields.tooltip(agent.description() + " (" + agent.id() + ")"));
    item.addActionListener(e -> chosen.accept(agent));
    return item;
  }
}

package org.plyscope.workbench.play.seat;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;

/**
 * The choices for a seat: a human, every agent that fits the rules, and the current player, even if
 * its plugin is missing.
 *
 * @param items the choices, each a {@link Choice}
 * @param selected the current player
 */
record SeatChoices(List<Choice> items, Choice selected) {
  /**
   * A player to choose.
   *
   * @param name the name for display
   * @param agent the agent, or null for a human or an agent that is missing
   * @param player the player
   */
  record Choice(String name, InstalledAgent agent, Player player) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final Choice HUMAN = new Choice("Human", null, Player.HUMAN);

  /**
   * Lists the choices.
   *
   * @param now the current player
   * @param humans whether a human is among them
   */
  static SeatChoices of(Catalog catalog, Rules rules, Player now, boolean humans) {
    List<Choice> items = new ArrayList<>();
    if (humans) {
      items.add(HUMAN);
    }
    InstalledAgent seated = find(catalog, rules, now);
    Choice selected = now.human() && humans ? HUMAN : null;
    for (InstalledAgent agent : catalog.agentsFor(rules)) {
      if (seated != null && same(seated, agent)) {
        selected = new Choice(seated.name(), seated, now);
        items.add(selected);
      } else {
        items.add(new Choice(agent.name(), agent, Player.of(agent)));
      }
    }
    if (selected == null && !now.human()) {
      selected = new Choice(now.agent() + " (not installed)", null, now);
      items.add(selected);
    }
    return new SeatChoices(List.copyOf(items), selected);
  }

  private static boolean same(InstalledAgent a, InstalledAgent b) {
    return a.id().equals(b.id()) && a.factory() == b.factory();
  }

  private static InstalledAgent find(Catalog catalog, Rules rules, Player now) {
    try {
      return now.human() ? null : catalog.agent(rules, now.agent());
    } catch (InputException e) {
      return null;
    }
  }
}

package org.plyscope.workbench.play.control;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.Player;
import org.plyscope.lab.play.Seats;

/** Remembers the players of each game, for the next one of its kind. */
final class SeatMemory {
  private final Catalog catalog;
  private final Map<String, Seats> chosen = new HashMap<>();

  SeatMemory(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Notes the choice of the user. */
  void keep(Rules rules, Seats seats) {
    chosen.put(key(rules), seats);
  }

  /** Returns the last choice of the user; else a human against the first agent there is. */
  Seats of(Rules rules) {
    Seats before = chosen.get(key(rules));
    return before == null ? standard(rules) : before;
  }

  private Seats standard(Rules rules) {
    Seats seats = Seats.humans(rules.players());
    List<InstalledAgent> agents = catalog.agentsFor(rules);
    for (int player = 1; player < rules.players() && !agents.isEmpty(); player++) {
      seats = seats.with(player, Player.of(agents.get(0)));
    }
    return seats;
  }

  private static String key(Rules rules) {
    return rules.game().id() + "/" + rules.players();
  }
}

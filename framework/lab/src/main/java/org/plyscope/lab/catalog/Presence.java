package org.plyscope.lab.catalog;

import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;

/** Determines whether an agent is still available, with all of its parts. */
final class Presence {
  private Presence() {}

  /** Runs something when the agent is no longer there, until the answer is closed. */
  static Registration watch(Catalog catalog, InstalledAgent made, Rules rules, Runnable left) {
    return catalog.onChange(
        () -> {
          if (!there(catalog, made, rules)) {
            left.run();
          }
        });
  }

  /** Looks for the same factory and game, and for parts of the same names. */
  private static boolean there(Catalog catalog, InstalledAgent made, Rules rules) {
    try {
      return catalog.parts(AgentFactory.class).contains(made.factory())
          && catalog.games().contains(rules.game())
          && catalog.resolved(made, rules).text().equals(made.text());
    } catch (InputException e) {
      return false;
    }
  }
}

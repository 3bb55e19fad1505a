package org.plyscope.cli.serve;

import java.time.Duration;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.program.Dialect;
import org.plyscope.cli.option.LimitOptions;
import org.plyscope.cli.option.RulesOptions;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.serve.CatalogServedAgent;

/** Finds what is needed to serve an agent. */
public final class ServedAgents {
  private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));

  private ServedAgents() {}

  /** Finds a dialect. */
  public static Dialect dialect(Catalog catalog, String id) {
    List<Dialect> all = catalog.parts(Dialect.class);
    return all.stream()
        .filter(dialect -> dialect.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> NearMatches.unknown("dialect", id, all.stream().map(Dialect::id).toList()));
  }

  /** Finds an agent that a dialect can carry; rules may be null if none were given. */
  public static CatalogServedAgent agent(
      Catalog catalog, Dialect dialect, String text, RulesOptions rules, LimitOptions limits) {
    AgentSpec spec = AgentSpec.parse(text);
    Rules played = rules == null ? first(catalog, dialect, spec) : rules.rules(catalog);
    if (!dialect.supports(played)) {
      throw new InputException(
          "The dialect '%s' cannot carry %s by these rules."
              .formatted(dialect.id(), played.game().name()));
    }
    InstalledAgent agent = catalog.agent(played, spec);
    return new CatalogServedAgent(catalog, spec, played, limits(agent, limits));
  }

  /** Returns the standard rules of the first game that the agent and the dialect know. */
  private static Rules first(Catalog catalog, Dialect dialect, AgentSpec spec) {
    InputException reason = new InputException("There is no game that the agent can play.");
    for (Game game : catalog.games()) {
      Rules rules = game.rules(OptionValues.defaults(game.options()));
      try {
        if (dialect.supports(rules)) {
          catalog.agent(rules, spec);
          return rules;
        }
      } catch (InputException e) {
        reason = e;
      }
    }
    throw reason;
  }

  private static Limits limits(InstalledAgent agent, LimitOptions given) {
    boolean ends = agent.endsByItself() || !agent.limits().equals(Limits.NONE);
    return given.given() || ends ? given.limits(agent) : SECOND;
  }
}

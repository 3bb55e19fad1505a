package org.plyscope.cli.serve;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;

/** The options of commands that serve an agent: the rules it plays by, and its limits. */
public final class ServeOptions {
  private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));

  @ArgGroup(exclusive = false)
  private RulesOptions rules;

  @Mixin private LimitOptions limits;

  /** Returns the rules that were given. */
  public Optional<Rules> rules(Catalog catalog) {
    return Optional.ofNullable(rules).map(given -> given.rules(catalog));
  }

  /** Returns the options that limit the agent. */
  public LimitOptions limits() {
    return limits;
  }

  /** Finds a dialect. */
  public static Dialect dialect(Catalog catalog, String id) {
    List<Dialect> all = catalog.parts(Dialect.class);
    return all.stream()
        .filter(dialect -> dialect.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> NearMatches.unknown("dialect", id, all.stream().map(Dialect::id).toList()));
  }

  /** Finds an agent that a dialect can carry. */
  public CatalogServedAgent agent(Catalog catalog, Dialect dialect, String text) {
    AgentSpec spec = AgentSpec.parse(text);
    Rules played = rules(catalog).orElseGet(() -> first(catalog, dialect, spec));
    if (!dialect.supports(played)) {
      throw new InputException(
          "The dialect '%s' cannot carry %s by these rules."
              .formatted(dialect.id(), played.game().name()));
    }
    InstalledAgent agent = catalog.agent(played, spec);
    return new CatalogServedAgent(catalog, spec, played, limits(agent));
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

  private Limits limits(InstalledAgent agent) {
    boolean ends = agent.endsByItself() || !agent.limits().equals(Limits.NONE);
    return limits.given() || ends ? limits.limits(agent) : SECOND;
  }
}

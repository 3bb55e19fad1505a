package org.plyscope.lab.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.ProgramVersion;

/** An installed agent that is served. */
public final class CatalogServedAgent implements ServedAgent, AutoCloseable {
  private final Catalog catalog;
  private final AgentSpec spec;
  private final Rules standard;
  private final InstalledAgent agent;
  private final Limits limits;
  private final Watch watch = new Watch("served-agent");
  private List<String> games = List.of();

  /**
   * Serves an agent.
   *
   * @param catalog makes it
   * @param spec the agent and its options
   * @param rules the rules by which it plays until the other program names others
   * @param limits the limits of searches for which the other program names none
   * @throws InputException if there is no such agent, or it cannot play by the rules
   */
  public CatalogServedAgent(Catalog catalog, AgentSpec spec, Rules rules, Limits limits) {
    this.catalog = catalog;
    this.spec = spec;
    this.standard = rules;
    this.agent = catalog.agent(rules, spec);
    this.limits = limits;
  }

  @Override
  public String name() {
    return agent.name();
  }

  @Override
  public String version() {
    return ProgramVersion.text();
  }

  @Override
  public String description() {
    return agent.description();
  }

  @Override
  public List<Option<?>> options() {
    return agent.values().options();
  }

  @Override
  public Set<Limits.Kind> limits() {
    return agent.understands();
  }

  @Override
  public boolean endsByItself() {
    return agent.endsByItself() || !limits.equals(Limits.NONE);
  }

  @Override
  public Rules rules() {
    return standard;
  }

  /** The game of the standard rules comes first. A client may ask often, so they are kept. */
  @Override
  public synchronized List<String> games() {
    if (games.isEmpty()) {
      games = playable();
    }
    return games;
  }

  private List<String> playable() {
    List<String> ids = new ArrayList<>(List.of(standard.game().id()));
    for (Game game : catalog.games()) {
      if (!ids.contains(game.id()) && plays(game)) {
        ids.add(game.id());
      }
    }
    return List.copyOf(ids);
  }

  private boolean plays(Game game) {
    try {
      catalog.agent(game.rules(OptionValues.defaults(game.options())), spec);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  @Override
  public Rules rules(String game, Map<String, String> options) {
    Game family = catalog.game(game);
    Rules rules = family.rules(OptionValues.defaults(family.options()).with(options));
    catalog.agent(rules, spec);
    return rules;
  }

  @Override
  public Seat seat(Rules rules, Map<String, String> options) {
    InstalledAgent plain = catalog.agent(rules, spec);
    InstalledAgent seated = options.isEmpty() ? plain : plain.with(plain.values().with(options));
    return new ServedSeat(catalog, seated, rules, limits, watch);
  }

  @Override
  public void close() {
    watch.close();
  }
}

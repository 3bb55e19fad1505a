package org.plyscope.lab.catalog;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.internal.PartCatalog;

/**
 * What the plugins offer at this moment. Published as a service; safe for any thread.
 *
 * <p>If two plugins offer the same id, the one with the higher service ranking is meant, then the
 * one that came first.
 */
@ProviderType
public interface Catalog {
  /**
   * Makes a catalog of given games, agents, evaluators and orderings that never changes.
   *
   * @param parts instances of {@link Game}, {@link AgentFactory}, {@link Evaluator} and {@link
   *     MoveOrdering}; earlier ones rank higher
   * @return the catalog
   */
  static Catalog of(Collection<?> parts) {
    PartCatalog catalog = new PartCatalog();
    catalog.addAll(parts);
    return catalog;
  }

  /**
   * Returns the games.
   *
   * @return the games sorted by name, each id once
   */
  List<Game> games();

  /**
   * Returns the agents.
   *
   * @return the factories sorted by name
   */
  List<AgentFactory> agents();

  /**
   * Returns the evaluators.
   *
   * @return the evaluators sorted by name, for all games
   */
  List<Evaluator> evaluators();

  /**
   * Returns the move orderings.
   *
   * @return the orderings sorted by name, for all games
   */
  List<MoveOrdering> orderings();

  /**
   * Finds a game.
   *
   * @param id its id
   * @return the game
   * @throws InputException if there is none; names the near matches
   */
  Game game(String id);

  /**
   * Fixes the rules of a game.
   *
   * @param gameId the id of the game
   * @param presetId one of its presets, or the empty text for the first
   * @param changes options that differ from the preset, as text by id
   * @return the rules
   * @throws InputException if there is no such game, preset or option, or a value is wrong
   */
  Rules rules(String gameId, String presetId, Map<String, String> changes);

  /**
   * Reads the text of an agent.
   *
   * @param rules the rules it shall play
   * @param text {@code id} or {@code id:key=value,…}, where the id is that of a factory or of a
   *     preset; commas in square brackets do not separate, a backslash takes the next character as
   *     it is
   * @return the agent and its options
   * @throws InputException if there is no such agent, option, evaluator or ordering, or it does not
   *     fit the rules
   */
  AgentSpec agent(Rules rules, String text);

  /**
   * Returns every agent that can play under some rules.
   *
   * @param rules the rules
   * @return each factory that supports the rules, followed by each of its presets whose evaluators
   *     and orderings are there and fit the rules
   */
  List<AgentSpec> agentsFor(Rules rules);

  /**
   * Returns the evaluators that fit some rules.
   *
   * @param rules the rules
   * @return the evaluators, best first: the first is what an empty reference means
   */
  List<Evaluator> evaluatorsFor(Rules rules);

  /**
   * Returns the move orderings that fit some rules.
   *
   * @param rules the rules
   * @return the orderings, best first: the first is what an empty reference means
   */
  List<MoveOrdering> orderingsFor(Rules rules);

  /**
   * Makes an agent, with the evaluators and orderings its options name. May take a while.
   *
   * @param spec the agent and its options
   * @param rules the rules it will play
   * @return a new agent, owned by the caller
   * @throws InputException if an option names something that is not there or does not fit
   */
  Agent create(AgentSpec spec, Rules rules);

  /**
   * Follows the catalog.
   *
   * @param listener run on any thread after something came or went
   * @return ends it when closed; closing throws nothing
   */
  AutoCloseable onChange(Runnable listener);
}

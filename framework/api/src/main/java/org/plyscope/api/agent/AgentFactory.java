package org.plyscope.api.agent;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * Offers a kind of agent. <b>Implemented by plugins</b> and published as a service; safe for any
 * thread.
 */
@ConsumerType
public interface AgentFactory {
  /**
   * Returns the stable kebab-case id, for example {@code alpha-beta}.
   *
   * @return the id
   */
  String id();

  /**
   * Returns the name for people.
   *
   * @return the name
   */
  String name();

  /**
   * Explains the agent in one or two sentences.
   *
   * @return the description
   */
  String description();

  /**
   * Makes an agent.
   *
   * @param context the rules it will play and the values of its options
   * @return a new agent, owned by the caller
   * @throws InputException if the values do not go together or with the rules
   */
  Agent create(AgentContext context);

  /**
   * Tells whether its agents can play under these rules.
   *
   * @param rules some rules
   * @return true by default
   */
  default boolean supports(Rules rules) {
    return true;
  }

  /**
   * Returns what can be chosen about the agent.
   *
   * @return the options, none by default
   */
  default List<Option<?>> options() {
    return List.of();
  }

  /**
   * Returns named combinations of the options, each an agent of its own to the user.
   *
   * @return the presets, none by default
   */
  default List<Preset> presets() {
    return List.of();
  }

  /**
   * Tells whether its agents end every search by themselves, so that the user need not say when:
   * players that do not look ahead, search to a depth of their own, or solve the game.
   *
   * @param values values of {@link #options()}
   * @return false by default: without limits a search might never end
   * @since 1.1
   */
  default boolean endsByItself(OptionValues values) {
    return false;
  }
}

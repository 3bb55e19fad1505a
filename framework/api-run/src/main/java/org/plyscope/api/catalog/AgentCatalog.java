package org.plyscope.api.catalog;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;

/**
 * The agents that plugins and the user's own presets offer. <b>Provided by the host</b> as a
 * service; safe for any thread.
 *
 * @since 2.1
 */
@ProviderType
public interface AgentCatalog {
  /**
   * Returns every agent that can play under some rules.
   *
   * @param rules the rules
   * @return each agent that supports the rules, by name, followed by those of its presets whose
   *     parts are installed and fit the rules: first those of its plugin, then those that the user
   *     keeps ({@code mine/…})
   */
  List<InstalledAgent> agentsFor(Rules rules);

  /**
   * Finds an agent.
   *
   * @param rules the rules it is to play by
   * @param spec its specification
   * @return the agent with all its options
   * @throws InputException if there is no such agent, option, part or file, or it does not fit the
   *     rules; the message is one sentence
   */
  InstalledAgent agent(Rules rules, AgentSpec spec);
}

package org.plyscope.api.agent;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.Limits;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.PartKind;
import org.plyscope.api.part.PartFactory;

/**
 * Offers a kind of agent. <b>Implemented by plugins</b> and published as a service; thread-safe. To
 * the user each of its presets is an agent of its own.
 */
@ConsumerType
@PartKind(id = "agent", plural = "agents", purpose = "the agents and their presets")
public interface AgentFactory extends PartFactory<Agent> {
  /**
   * Returns whether its agents end every search by themselves, so that the user need not set
   * limits: agents that do not look ahead, search to a depth of their own, or solve the game.
   *
   * @param values values of {@link #options()}
   * @return false by default: without limits a search might never end
   */
  default boolean endsByItself(OptionValues values) {
    return false;
  }

  /**
   * Declares which limits its agents understand. The host offers these first, and refuses a search
   * whose limits all mean nothing to an agent that does not {@linkplain #endsByItself end by
   * itself}, since it would never end. A time always ends a search, whether it is declared or not:
   * an agent that exceeds it by a second is stopped, see {@link Agent#search}.
   *
   * @param values values of {@link #options()}
   * @return the kinds of limits that can end a search; all of them by default
   */
  default Set<Limits.Kind> understands(OptionValues values) {
    return EnumSet.allOf(Limits.Kind.class);
  }

  /**
   * Declares which options have no effect together with the other options and the limits, so that
   * forms can grey them out and results are not attributed to them.
   *
   * @param values values of {@link #options()}
   * @param limits the limits of the search
   * @return for the id of each such option a sentence that gives the reason, for example {@code
   *     "The limit of depth applies instead."}; empty by default
   * @since 2.1
   */
  default Map<String, String> idle(OptionValues values, Limits limits) {
    return Map.of();
  }
}

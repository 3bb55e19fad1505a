package org.plyscope.lab.agent;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyscope.api.agent.Agent;

/** Makes an agent, and knows its parts. */
@FunctionalInterface
public interface AgentMaker {
  /** Makes the agent. */
  Agent make();

  /**
   * Finds out whose code failed while the agent was at work, if it was not the agent's own. Returns
   * the beginning of a sentence about the culprit; empty if the agent is to blame.
   */
  default Optional<String> culprit(Throwable thrown) {
    return Optional.empty();
  }

  /**
   * Returns a maker of the same agent with checks around its parts.
   *
   * @param report receives a sentence without its full stop about each part that breaks its
   *     contract, on the agent's thread
   * @return the maker; empty if parts cannot be checked
   */
  default Optional<AgentMaker> checked(Consumer<String> report) {
    return Optional.empty();
  }

  /**
   * Combines all three.
   *
   * @param maker makes the agent
   * @param culprit finds out whose code failed
   * @param checked makes the agent with checks around its parts
   */
  static AgentMaker of(
      Supplier<Agent> maker,
      Function<Throwable, Optional<String>> culprit,
      Function<Consumer<String>, Agent> checked) {
    return new AgentMaker() {
      @Override
      public Agent make() {
        return maker.get();
      }

      @Override
      public Optional<String> culprit(Throwable thrown) {
        return culprit.apply(thrown);
      }

      @Override
      public Optional<AgentMaker> checked(Consumer<String> report) {
        // A maker that is only this can be checked no further, so that a diagnosis has none.
        return Optional.of(() -> checked.apply(report));
      }
    };
  }
}

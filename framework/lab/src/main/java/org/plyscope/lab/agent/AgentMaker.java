package org.plyscope.lab.agent;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyscope.api.agent.Agent;

/** Makes an agent, and knows what it is made of. */
@FunctionalInterface
public interface AgentMaker {
  /**
   * Makes the agent.
   *
   * @return a new agent
   */
  Agent make();

  /**
   * Finds out whose code failed while the agent was at work, if it was not the agent's own.
   *
   * @param thrown what was thrown
   * @return the beginning of a sentence about the culprit; empty if the agent is to blame
   */
  default Optional<String> culprit(Throwable thrown) {
    return Optional.empty();
  }

  /**
   * Combines both.
   *
   * @param maker makes the agent
   * @param culprit finds out whose code failed
   * @return a maker that does both
   */
  static AgentMaker of(Supplier<Agent> maker, Function<Throwable, Optional<String>> culprit) {
    return new AgentMaker() {
      @Override
      public Agent make() {
        return maker.get();
      }

      @Override
      public Optional<String> culprit(Throwable thrown) {
        return culprit.apply(thrown);
      }
    };
  }
}

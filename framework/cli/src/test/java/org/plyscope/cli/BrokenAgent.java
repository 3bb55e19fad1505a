package org.plyscope.cli;

import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.part.PartContext;

/** Fails in every search. */
final class BrokenAgent implements AgentFactory {
  @Override
  public String id() {
    return "broken";
  }

  @Override
  public String name() {
    return "Broken";
  }

  @Override
  public String description() {
    return "Fails.";
  }

  @Override
  public Agent create(PartContext context) {
    return (request, listener) -> {
      throw new ArithmeticException("by zero");
    };
  }
}

package org.plyscope.cli;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;

/** Fits every game. */
final class SampleOrdering implements OrdererFactory {
  @Override
  public String id() {
    return "as-listed";
  }

  @Override
  public String name() {
    return "As listed";
  }

  @Override
  public String description() {
    return "Changes nothing.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {};
  }
}

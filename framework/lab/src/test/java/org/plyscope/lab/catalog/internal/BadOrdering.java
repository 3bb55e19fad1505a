package org.plyscope.lab.catalog.internal;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;

/** An ordering that fails; public so that another class loader can make its own one. */
public final class BadOrdering implements OrdererFactory {
  /** Another class of the same plugin. */
  public static final class Other {}

  @Override
  public String id() {
    return "bad";
  }

  @Override
  public String name() {
    return "Bad";
  }

  @Override
  public String description() {
    return "Fails.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      throw new IllegalStateException("cannot sort");
    };
  }
}

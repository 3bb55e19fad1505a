package org.plyscope.game.mancala.judge;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.sowing.MancalaRules;

/** Tries the house farthest from the own store first. */
@Component(service = OrdererFactory.class)
public final class LeftmostFirst implements OrdererFactory {
  @Override
  public String id() {
    return "leftmost-first";
  }

  @Override
  public String name() {
    return "Leftmost first";
  }

  @Override
  public String description() {
    return "Houses from the mover's left to its right.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof MancalaRules;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = -(int) moves.get(i);
      }
    };
  }
}

package org.plyscope.game.mancala.judge;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.sowing.MancalaRules;
import org.plyscope.game.mancala.sowing.MancalaState;

/** Tries captures before the other moves, the largest first. */
@Component(service = OrdererFactory.class, property = "service.ranking:Integer=10")
public final class CapturesFirst implements OrdererFactory {
  @Override
  public String id() {
    return "captures-first";
  }

  @Override
  public String name() {
    return "Captures first";
  }

  @Override
  public String description() {
    return "Moves that capture come first, the largest capture before all.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof MancalaRules;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = ((MancalaState) state).captured(moves.get(i));
      }
    };
  }
}

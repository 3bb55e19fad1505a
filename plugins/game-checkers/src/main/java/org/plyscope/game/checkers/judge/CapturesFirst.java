package org.plyscope.game.checkers.judge;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;
import org.plyscope.game.checkers.Moves;

/** Prefers to capture much. */
@Component(service = OrdererFactory.class)
public final class CapturesFirst implements OrdererFactory {
  @Override
  public String id() {
    return "captures-first";
  }

  @Override
  public String name() {
    return "Captures first (checkers)";
  }

  @Override
  public String description() {
    return "Moves that capture most come first, a king counting as two men.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      CheckersState position = (CheckersState) state;
      long kings = position.kings();
      for (int i = 0; i < moves.size(); i++) {
        long captured = Moves.captured(moves.get(i));
        keys[i] = Long.bitCount(captured) + Long.bitCount(captured & kings);
      }
    };
  }
}

package org.plyscope.game.checkers.judge;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;
import org.plyscope.game.checkers.Moves;
import org.plyscope.game.checkers.Squares;

/** Prefers to move kings. */
@Component(service = OrdererFactory.class)
public final class KingsFirst implements OrdererFactory {
  @Override
  public String id() {
    return "kings-first";
  }

  @Override
  public String name() {
    return "Kings first";
  }

  @Override
  public String description() {
    return "Moves that crown a man come first, then moves of kings, then the rest.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      CheckersState position = (CheckersState) state;
      for (int i = 0; i < moves.size(); i++) {
        long move = moves.get(i);
        boolean king = (position.kings() & Moves.fromSet(move)) != 0;
        boolean crowns = !king && (Moves.toSet(move) & Squares.CROWN_ROWS) != 0;
        keys[i] = crowns ? 2 : king ? 1 : 0;
      }
    };
  }
}

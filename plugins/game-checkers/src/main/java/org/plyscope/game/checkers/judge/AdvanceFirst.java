package org.plyscope.game.checkers.judge;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.checkers.CheckersRules;
import org.plyscope.game.checkers.CheckersState;
import org.plyscope.game.checkers.Moves;

/** Prefers men that are about to be crowned. */
@Component(service = OrdererFactory.class)
public final class AdvanceFirst implements OrdererFactory {
  private static final int LAST_ROW = 7;

  @Override
  public String id() {
    return "advance-first";
  }

  @Override
  public String name() {
    return "Advance first";
  }

  @Override
  public String description() {
    return "Moves of men come before moves of kings, the nearer to the crown row the earlier.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof CheckersRules;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      CheckersState position = (CheckersState) state;
      boolean down = position.toMove() == CheckersState.BLACK;
      for (int i = 0; i < moves.size(); i++) {
        long move = moves.get(i);
        int row = Moves.toRow(move);
        boolean king = (position.kings() & Moves.fromSet(move)) != 0;
        keys[i] = king ? 0 : down ? row : LAST_ROW - row;
      }
    };
  }
}

package org.plyscope.game.mancala.judge;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.mancala.kalah.KalahRules;
import org.plyscope.game.mancala.kalah.KalahState;

/** Tries moves that give another turn before the others. */
@Component(service = OrdererFactory.class, property = "service.ranking:Integer=20")
public final class ExtraTurnFirst implements OrdererFactory {
  @Override
  public String id() {
    return "extra-turn-first";
  }

  @Override
  public String name() {
    return "Extra turns first";
  }

  @Override
  public String description() {
    return "Moves that end in the own store come first.";
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof KalahRules;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = ((KalahState) state).extraTurn(moves.get(i)) ? 1 : 0;
      }
    };
  }
}

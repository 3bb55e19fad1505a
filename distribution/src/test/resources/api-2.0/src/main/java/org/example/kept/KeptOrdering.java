package org.example.kept;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;

/** Tries the last move of the list first. */
@Component
public final class KeptOrdering implements OrdererFactory {
  @Override
  public String id() {
    return "kept-last";
  }

  @Override
  public String name() {
    return "Kept last";
  }

  @Override
  public String description() {
    return "The last move first; built once against API 2.0.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Orderer create(PartContext context) {
    return (state, moves, keys) -> {
      for (int i = 0; i < moves.size(); i++) {
        keys[i] = i;
      }
    };
  }
}

package org.example.kept;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;

/** Counts the moves of the player to move. */
@Component
public final class KeptEvaluator implements EvaluatorFactory {
  @Override
  public String id() {
    return "kept-mobility";
  }

  @Override
  public String name() {
    return "Kept mobility";
  }

  @Override
  public String description() {
    return "The moves of the player to move; built once against API 3.0.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Evaluator create(PartContext context) {
    MoveList moves = new MoveList();
    return (state, player) -> {
      int count = state.over() ? 0 : state.moves(moves);
      return state.toMove() == player ? count : -count;
    };
  }
}

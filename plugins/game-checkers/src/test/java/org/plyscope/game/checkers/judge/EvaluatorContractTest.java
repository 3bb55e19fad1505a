package org.plyscope.game.checkers.judge;

import java.util.List;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.testkit.EvaluatorContract;

class EvaluatorContractTest extends EvaluatorContract {
  @Override
  protected List<EvaluatorFactory> evaluators() {
    return List.of(new Material(), new StudyEvaluator());
  }

  @Override
  protected List<Game> games() {
    return List.of(new CheckersGame());
  }
}

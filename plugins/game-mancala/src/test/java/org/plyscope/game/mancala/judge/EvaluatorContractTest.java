package org.plyscope.game.mancala.judge;

import java.util.List;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.game.mancala.kalah.CourseKalahGame;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.ohvalhu.OhvalhuGame;
import org.plyscope.game.mancala.oware.AwariGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.mancala.vailungthlan.VaiLungThlanGame;
import org.plyscope.testkit.EvaluatorContract;

class EvaluatorContractTest extends EvaluatorContract {
  @Override
  protected List<EvaluatorFactory> evaluators() {
    return List.of(new StoreDifference(), new KalahHeuristics(), new SowingHeuristics());
  }

  @Override
  protected List<Game> games() {
    return List.of(
        new KalahGame(),
        new CourseKalahGame(),
        new OwareGame(),
        new AwariGame(),
        new OhvalhuGame(),
        new VaiLungThlanGame());
  }
}

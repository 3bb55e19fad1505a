package org.plyscope.game.starhalma;

import java.util.List;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.game.starhalma.internal.evaluators.Bridges;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;
import org.plyscope.game.starhalma.internal.evaluators.HexDistance;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.solitaire.SolitaireDistance;
import org.plyscope.testkit.EvaluatorContract;

class EvaluatorContractTest extends EvaluatorContract {
  @Override
  protected List<EvaluatorFactory> evaluators() {
    return List.of(
        new CurvedBoard(),
        new RowSum(),
        new HexDistance(),
        new LastMarble(),
        new FauhalmaTargets(),
        new Bridges(),
        new SolitaireDistance());
  }

  @Override
  protected List<Game> games() {
    return List.of(new ChineseCheckers(), new Fauhalma());
  }
}

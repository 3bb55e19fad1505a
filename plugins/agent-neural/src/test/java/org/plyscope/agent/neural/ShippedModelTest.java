package org.plyscope.agent.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.game.mancala.judge.SowingEncoding;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;

/** The agent works without any option, by the model that comes with it. */
class ShippedModelTest extends AgentContract {
  private static final int GAMES = 60;

  @Override
  protected AgentFactory factory() {
    return new NeuralAgents();
  }

  @Override
  protected Rules rules() {
    return NeuralPartsTest.kalah();
  }

  @Override
  protected TestParts parts() {
    return TestParts.of(new SowingEncoding());
  }

  @Test
  void theEncodingOfTheModelIsFilledIn() {
    NeuralAgents agents = new NeuralAgents();
    OptionValues plain = OptionValues.defaults(agents.options());
    assertThat(agents.completed(rules(), plain).get(ModelEvaluator.ENCODING))
        .isEqualTo("seeds[counts=14]");
    OptionValues named = plain.with(ModelEvaluator.MODEL, "mine.onnx");
    assertThat(agents.completed(rules(), named)).isEqualTo(named);
  }

  @Test
  void otherRulesNeedAnotherModel() {
    KalahGame game = new KalahGame();
    Rules small = game.rules(OptionValues.defaults(game.options()).with(Map.of("houses", "4")));
    NeuralAgents agents = new NeuralAgents();
    assertThatThrownBy(() -> agents.create(parts().context(agents, small, Map.of())))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("No model for kalah by these rules comes with the program; name");
  }

  /** It wins nearly every game; 45 of 60 have a chance of 1 in 10,000 if both play alike. */
  @Test
  void itBeatsRandomPlay() throws InterruptedException {
    NeuralAgents agents = new NeuralAgents();
    Agent agent = agents.create(parts().context(agents, rules(), Map.of()));
    MoveList moves = new MoveList();
    double[] payoffs = new double[2];
    double points = 0;
    for (int game = 0; game < GAMES; game++) {
      SplittableRandom random = new SplittableRandom(game);
      State state = rules().initial();
      Line line = Line.of(rules());
      while (!state.over()) {
        long move =
            state.toMove() == game % 2
                ? agent.search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE).move()
                : state.randomMove(random, moves);
        state.play(move);
        line = line.then(move);
      }
      state.payoffs(payoffs);
      points += payoffs[game % 2];
    }
    assertThat(points).isGreaterThan(45);
  }
}

package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.PriorContract;

/** The contract covers every prior; the tests below cover this one. */
class @class@Test extends PriorContract {
  @Override
  protected List<PriorFactory> priors() {
    return List.of(new @class@());
  }

  @Override
  protected List<Game> games() {
    return List.of(new TicTacToe(), new CountdownGame());
  }

  @Test
  void fewRepliesWeighMore() {
    CountdownGame game = new CountdownGame();
    Rules rules = game.rules(OptionValues.defaults(game.options()));
    State state = rules.parse("4/0");
    MoveList moves = new MoveList();
    state.moves(moves);
    double[] weights = new double[3];
    new @class@()
        .create(rules, OptionValues.defaults(List.of()))
        .weights(state, moves, weights);
    assertThat(weights).containsExactly(1.0 / 4, 1.0 / 3, 1.0 / 2);
  }
}

package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.EvaluatorContract;
import org.plyscope.testkit.games.TicTacToe;

/** The contract covers every evaluator; the tests below cover this one. */
class @class@Test extends EvaluatorContract {
  @Override
  protected List<EvaluatorFactory> evaluators() {
    return List.of(new @class@());
  }

  @Override
  protected List<Game> games() {
    return List.of(new TicTacToe(), new CountdownGame());
  }

  @Test
  void countsMoves() {
    Rules rules = TicTacToe.standard();
    @class@ factory = new @class@();
    Evaluator evaluator = factory.create(rules, OptionValues.defaults(factory.options()));
    assertThat(evaluator.value(rules.initial(), 0)).isEqualTo(90);
    assertThat(evaluator.value(rules.initial(), 1)).isEqualTo(-90);
  }
}

package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.PlayoutContract;

/** The contract covers every playout; the tests below cover this one. */
class @class@Test extends PlayoutContract {
  @Override
  protected List<PlayoutFactory> playouts() {
    return List.of(new @class@());
  }

  @Override
  protected List<Game> games() {
    return List.of(new TicTacToe(), new CountdownGame());
  }

  @Test
  void takesTheLastSeeds() {
    CountdownGame game = new CountdownGame();
    Rules rules = game.rules(OptionValues.defaults(game.options()));
    Playout playout = new @class@().create(rules, OptionValues.defaults(List.of()));
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      assertThat(playout.move(rules.parse("3/0"), random, new MoveList())).isEqualTo(3);
    }
  }
}

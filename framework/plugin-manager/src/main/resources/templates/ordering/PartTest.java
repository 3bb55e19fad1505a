package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.OrderingContract;

/** The contract covers every ordering; the tests below cover this one. */
class @class@Test extends OrderingContract {
  @Override
  protected List<OrdererFactory> orderings() {
    return List.of(new @class@());
  }

  @Override
  protected List<Game> games() {
    return List.of(new TicTacToe(), new CountdownGame());
  }

  @Test
  void theCentreComesFirst() {
    int[] closeness = @class@.closeness(TicTacToe.standard().board().cells());
    assertThat(closeness).hasSize(9);
    assertThat(Arrays.stream(closeness).max()).hasValue(closeness[4]);
    assertThat(closeness[0]).isLessThan(closeness[1]);
  }
}

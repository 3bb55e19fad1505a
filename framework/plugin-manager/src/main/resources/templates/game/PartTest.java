package @package@;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.State;
import org.plyscope.testkit.GameContract;

/** The contract covers every game; the tests below cover this one. */
class @class@Test extends GameContract {
  @Override
  protected Game game() {
    return new @class@();
  }

  /** Positions after 1, 2, 3 … plies, counted by hand or by another program. */
  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of("standard", preset("standard").initial(), 3, 9, 27, 81, 243, 701),
        Perft.of("large", preset("large").initial(), 9, 81, 729, 6561));
  }

  @Test
  void thePlayerThatTakesTheLastSeedWins() {
    State state = preset("standard").parse("3/1");
    state.play(state.parseMove("3"));
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    assertThat(state.over()).isTrue();
    assertThat(payoffs).containsExactly(0, 1);
  }
}

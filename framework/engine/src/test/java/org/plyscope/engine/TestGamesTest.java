package org.plyscope.engine;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.GameContract;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** The games the engine is tested with keep the contract themselves. */
class TestGamesTest {
  @Nested
  class TicTacToeTest extends GameContract {
    @Override
    protected Game game() {
      return new TicTacToe();
    }

    @Override
    protected List<Perft> oracles() {
      return List.of(
          Perft.of("start", TicTacToe.standard().initial(), 9, 72, 504, 3024, 15120, 54720));
    }
  }

  @Nested
  class LatticeTest extends GameContract {
    @Override
    protected Game game() {
      return new Lattice();
    }

    @Override
    protected List<Perft> oracles() {
      return List.of(Perft.of("start", Lattice.rules(1, 2).initial(), 2));
    }
  }
}

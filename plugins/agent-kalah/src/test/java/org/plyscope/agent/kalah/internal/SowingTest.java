package org.plyscope.agent.kalah.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;

/** The agent's own sowing against the game's. */
class SowingTest {
  @ParameterizedTest
  @CsvSource({"6, 4, standard", "6, 10, empty", "4, 5, standard", "2, 9, empty", "1, 10, standard"})
  void agreesWithTheGame(String houses, String seeds, String capture) {
    KalahGame game = new KalahGame();
    Rules rules =
        game.rules(
            OptionValues.defaults(game.options())
                .with(Map.of("houses", houses, "seeds", seeds, "capture", capture)));
    BoardReader reader = new BoardReader(rules.board());
    Sowing sowing = new Sowing(reader.houses(), capture.equals("empty"));
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 60; i++) {
      State state = rules.initial();
      MoveList moves = new MoveList();
      while (state.moves(moves) > 0) {
        compare(state, reader, sowing);
        state.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void compare(State state, BoardReader reader, Sowing sowing) {
    int mover = state.toMove();
    Setup before = state.setup();
    Moves moves = new Moves();
    sowing.expand(reader.packed(before, mover), reader.packed(before, 1 - mover), moves);
    MoveList legal = new MoveList();
    assertThat(moves.count).isEqualTo(state.moves(legal));
    for (int i = 0; i < moves.count; i++) {
      state.play(reader.move(state, moves.house[i]));
      Setup after = state.setup();
      assertThat(moves.gain[i]).isEqualTo(lead(reader, after, mover) - lead(reader, before, mover));
      if (state.over()) {
        assertThat(moves.sign[i]).isZero();
      } else {
        assertThat(moves.sign[i]).isEqualTo(state.toMove() == mover ? 1 : -1);
        assertThat(moves.own[i]).isEqualTo(reader.packed(after, state.toMove()));
        assertThat(moves.other[i]).isEqualTo(reader.packed(after, 1 - state.toMove()));
      }
      state.undo();
    }
  }

  private static int lead(BoardReader reader, Setup setup, int player) {
    return reader.store(setup, player) - reader.store(setup, 1 - player);
  }
}

package org.plyscope.game.mancala.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.option.OptionValues;

/** The first player's margin with perfect play, section C.2 of the game facts, by full search. */
class KalahMarginsTest {
  private final Map<Long, Integer> known = new HashMap<>();

  @ParameterizedTest(name = "Kalah({0},{1}): {2} / {3}")
  @CsvSource({
    "1, 1, 0, 0",
    "1, 2, -2, -2",
    "1, 3, 6, 6",
    "1, 4, -2, -2",
    "1, 5, 2, 2",
    "1, 6, 0, 0",
    "2, 1, 2, 2",
    "2, 2, -2, -2",
    "2, 3, -2, -2",
    "2, 4, -10, -12",
    "2, 5, 6, 6",
    "2, 6, 8, 8",
    "3, 1, 0, 0",
    "3, 2, 4, 4",
    "3, 3, 2, 2",
    "3, 4, 2, 2",
    "4, 1, 2, 2",
    "4, 2, 6, 6",
    "5, 1, 0, 0",
    "6, 1, 2, 2"
  })
  void firstPlayerMargin(int houses, int seeds, int standard, int empty) {
    assertThat(solve(houses, seeds, "standard")).isEqualTo(standard);
    assertThat(solve(houses, seeds, "empty")).isEqualTo(empty);
  }

  private int solve(int houses, int seeds, String capture) {
    KalahGame game = new KalahGame();
    OptionValues values =
        OptionValues.defaults(game.options())
            .with(Map.of("houses", "" + houses, "seeds", "" + seeds, "capture", capture));
    known.clear();
    return toCome((KalahState) game.rules(values).initial());
  }

  /** Returns the future gain of the player to move on the opponent. */
  private int toCome(KalahState state) {
    int lead = state.store(state.toMove()) - state.store(1 - state.toMove());
    if (state.over()) {
      return 0;
    }
    long houses = houses(state);
    Integer before = known.get(houses);
    if (before != null) {
      return before;
    }
    int mover = state.toMove();
    int best = Integer.MIN_VALUE;
    MoveList moves = new MoveList();
    state.moves(moves);
    for (long move : moves.toArray()) {
      state.play(move);
      int gained = state.store(mover) - state.store(1 - mover) - lead;
      best = Math.max(best, gained + (state.toMove() == mover ? toCome(state) : -toCome(state)));
      state.undo();
    }
    known.put(houses, best);
    return best;
  }

  /** Packs all houses as the player to move sees them; no house reaches 32 seeds here. */
  private static long houses(KalahState state) {
    long packed = 0;
    for (int side = 0; side < 2; side++) {
      for (int house = 0; house < state.rules().layout().houses(); house++) {
        packed = (packed << 5) | state.seeds(state.toMove() ^ side, house);
      }
    }
    return packed;
  }
}

package org.plyscope.game.mancala.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.sowing.Layout;

/** The packed state and the common engine are independent ways to play the same game. */
class PackedAndWideKalahTest {
  private static final int GAMES = 300;

  @ParameterizedTest
  @CsvSource({
    "6, 4, standard",
    "6, 4, empty",
    "6, 10, standard",
    "5, 9, empty",
    "3, 10, standard",
    "2, 10, empty",
    "1, 10, standard",
    "1, 1, empty"
  })
  void playTheSameGames(String houses, String seeds, String capture) {
    KalahGame game = new KalahGame();
    OptionValues values =
        OptionValues.defaults(game.options())
            .with(Map.of("houses", houses, "seeds", seeds, "capture", capture));
    KalahRules rules = new KalahRules(game, values, CourseOptions.NONE);
    Layout layout = rules.layout();
    int[][] rings = {layout.ring(false, 0), layout.ring(false, 1)};
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < GAMES; i++) {
      KalahState packed = (KalahState) rules.initial();
      KalahState wide = new WideKalahState(rules, rings, packed.setup());
      MoveList moves = new MoveList();
      while (packed.moves(moves) > 0) {
        compare(packed, wide, moves);
        long move = moves.get(random.nextInt(moves.size()));
        packed.play(move);
        wide.play(move);
        assertThat(wide.position()).isEqualTo(packed.position());
      }
      assertThat(wide.over()).isTrue();
    }
  }

  private static void compare(KalahState packed, KalahState wide, MoveList moves) {
    assertThat(packed).isInstanceOf(PackedKalahState.class);
    MoveList others = new MoveList();
    wide.moves(others);
    assertThat(others.toArray()).isEqualTo(moves.toArray());
    for (long move : moves.toArray()) {
      assertThat(wide.extraTurn(move)).isEqualTo(packed.extraTurn(move));
      assertThat(wide.captured(move)).as(packed.position()).isEqualTo(packed.captured(move));
      assertThat(wide.path(move)).isEqualTo(packed.path(move));
    }
    for (int player = 0; player < 2; player++) {
      assertThat(wide.seeds(player)).isEqualTo(packed.seeds(player));
    }
  }
}

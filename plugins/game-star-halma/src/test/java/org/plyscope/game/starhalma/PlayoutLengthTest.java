package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * Random games under Campos Moreira's rules last about as long as in the study: 306 plies between
 * two, 398 among three.
 */
class PlayoutLengthTest {
  private static final int GAMES = 300;

  @ParameterizedTest
  @CsvSource({"campos-moreira,309", "campos-moreira-3p,397"})
  void meanLength(String preset, double plies) {
    Rules rules = TestRules.preset(new ChineseCheckers(), preset);
    SplittableRandom random = new SplittableRandom(306);
    MoveList scratch = new MoveList();
    long total = 0;
    int ended = 0;
    for (int game = 0; game < GAMES; game++) {
      State state = rules.initial();
      int length = 0;
      while (!state.over()) {
        state.play(state.randomMove(random, scratch));
        length++;
      }
      if (length < 3000) {
        total += length;
        ended++;
      }
    }
    assertThat(ended).isGreaterThan(GAMES * 95 / 100);
    assertThat(total / (double) ended).isCloseTo(plies, within(0.03 * plies));
  }
}

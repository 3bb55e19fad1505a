package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** A position remembers where marbles can go; a copy of it remembers nothing and must agree. */
class RememberedReachTest {
  private static final int STEPS = 3000;

  static Stream<Arguments> presets() {
    return Stream.of(new ChineseCheckers(), new Fauhalma())
        .flatMap(game -> game.presets().stream().map(p -> Arguments.of(game, p.id())));
  }

  @ParameterizedTest
  @MethodSource("presets")
  void aWalkForwardAndBackListsTheMovesOfAFreshCopy(Game game, String preset) {
    Rules rules = TestRules.preset(game, preset);
    SplittableRandom random = new SplittableRandom(17);
    State state = rules.initial();
    MoveList remembered = new MoveList();
    MoveList fresh = new MoveList();
    int depth = 0;
    for (int step = 0; step < STEPS; step++) {
      state.moves(remembered);
      state.copy().moves(fresh);
      assertThat(remembered.toArray()).isEqualTo(fresh.toArray());
      if (remembered.size() == 0 || (depth > 0 && random.nextInt(5) < 2)) {
        state.undo();
        depth--;
      } else {
        state.play(remembered.get(random.nextInt(remembered.size())));
        depth++;
      }
    }
    assertThat(depth).isGreaterThan(100);
  }
}

package org.example.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.State;
import org.plyscope.testkit.GameContract;

/** The contract tests what every game must keep; below is what is special to this one. */
class ConnectFourTest extends GameContract {
  @Override
  protected Game game() {
    return new ConnectFour();
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of(
            "7 x 6",
            preset("standard").initial(),
            7,
            49,
            343,
            2401,
            16807,
            117649,
            823536,
            5673234));
  }

  @Test
  void fourInARowWins() {
    for (String moves : List.of("abababa", "aabbccd", "abbccdcddgd", "gffeededdad")) {
      State state = preset("standard").initial();
      for (char move : moves.toCharArray()) {
        assertThat(state.over()).isFalse();
        state.play(state.parseMove(String.valueOf(move)));
      }
      double[] payoffs = new double[2];
      state.payoffs(payoffs);
      assertThat(state.over()).as(state.position()).isTrue();
      assertThat(payoffs).containsExactly(1, 0);
    }
  }

  @Test
  void linesDoNotRunFromOneColumnIntoTheNext() {
    State state = preset("standard").parse("r....../r....../r....../y....../y....../yr..... y");
    assertThat(state.over()).isFalse();
  }

  @Test
  void positionsAreReadable() {
    State state = preset("small").initial();
    state.play(state.parseMove("c"));
    state.play(state.parseMove("C"));
    assertThat(state.position()).isEqualTo("...../...../..y../..r.. r");
    assertThatThrownBy(() -> preset("small").parse("...../...../..y./..r.. r"))
        .isInstanceOf(InputException.class)
        .hasMessage("Column 17: found '/', expected 'r', 'y' or '.'.");
  }

  @Test
  void setupsAreJudged() {
    Setup empty = preset("small").initial().setup();
    assertThat(preset("small").validate(empty.with(0, 1).withToMove(1)))
        .containsExactly("The disc on a4 has nothing below it.");
    assertThat(preset("small").validate(empty.withToMove(1)))
        .containsExactly(
            "With Yellow to move, Red must have one disc more than Yellow, not 0 against 0.");
  }

  @Test
  void tooLargeGridsAreRefused() {
    assertThatThrownBy(() -> rules(Map.of("columns", "12", "rows", "10")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("at most 63");
  }
}

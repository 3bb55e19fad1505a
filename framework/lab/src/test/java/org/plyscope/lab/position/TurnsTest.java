package org.plyscope.lab.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

class TurnsTest {
  private static final Rules RULES = TicTacToe.standard();

  @Test
  void moveIsGivenToTheOther() {
    assertThat(Turns.give(RULES, "x........ x", 1)).contains("x........ o");
    assertThat(Turns.pass(RULES, "x........ x")).contains("x........ o");
  }

  @Test
  void whoIsToMoveCannotBeGivenTheMove() {
    assertThat(Turns.give(RULES, "x........ x", 0)).isEmpty();
    assertThat(Turns.give(RULES, "x........ x", 2)).isEmpty();
  }

  @Test
  void rulesDecide() {
    Rules lattice = Lattice.rules(Map.of("players", "3"));

    assertThat(Turns.pass(lattice, lattice.initial().position())).isEmpty();
  }
}

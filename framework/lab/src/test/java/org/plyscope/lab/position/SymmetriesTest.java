package org.plyscope.lab.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.position.Symmetry.Kind;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

class SymmetriesTest {
  private static final Rules RULES = TicTacToe.standard();

  private final Symmetries symmetries = Symmetries.of(RULES);

  @Test
  void squareBoardHasEightTimesTwo() {
    assertThat(symmetries.all()).hasSize(15);
    assertThat(symmetries.all()).filteredOn(s -> s.kind() == Kind.MIRROR).hasSize(8);
    assertThat(symmetries.all()).filteredOn(s -> s.kind() == Kind.ROTATE).hasSize(6);
  }

  @Test
  void mirrorKeepsThePlayers() {
    Symmetry mirror = symmetries.mirror().orElseThrow();

    assertThat(mirror.manner()).isEqualTo("left and right");
    assertThat(mirror.apply(RULES, "x.....o.. x")).contains("..x.....o x");
  }

  @Test
  void rotationTurnsClockwise() {
    Symmetry rotate = symmetries.rotate().orElseThrow();

    assertThat(rotate.degrees()).isEqualTo(90);
    assertThat(rotate.apply(RULES, "xo....... x")).contains("..x..o... x");
    assertThat(rotate.sentence()).isEqualTo("Turned by 90°.");
  }

  @Test
  void swappedSidesChangePiecesAndTurn() {
    Symmetry swap = symmetries.swapSides().orElseThrow();

    assertThat(swap.swapsPlayers()).isTrue();
    assertThat(swap.apply(RULES, "xx.o..... o")).contains("oo.x..... x");
    assertThat(swap.sentence()).isEqualTo("The players have changed places.");
  }

  @Test
  void boardThatOnlyLooksSymmetricHasNone() {
    assertThat(Symmetries.of(Lattice.rules(5, 3)).all()).isEmpty();
  }
}

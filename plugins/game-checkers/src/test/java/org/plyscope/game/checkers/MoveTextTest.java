package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

class MoveTextTest {
  /** A king between four men, which it can take in either direction. */
  private static final String LOOP = "W:WK26:B14,15,22,23";

  @Test
  void startHasSevenSteps() {
    assertThat(texts(CheckersPositions.standard().initial()))
        .containsExactlyInAnyOrder("9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16");
  }

  @Test
  void capturesAreForcedAndWrittenInFull() {
    CheckersState state = CheckersPositions.state("B:W15,23,30:B1,11");
    assertThat(texts(state)).containsExactly("11x18x27");
    long move = state.parseMove("11x27");
    assertThat(state.parseMove("11x18x27")).isEqualTo(move);
    assertThat(state.parseMove("11-27")).isEqualTo(move);
    assertThat(state.noisy(move)).isTrue();
    assertThat(state.path(move)).containsExactly(21, 35, 53);
    assertThatThrownBy(() -> state.parseMove("1-5"))
        .isInstanceOf(InputException.class)
        .hasMessage("'1-5' is not legal here; Black must capture: 11x18x27.");
  }

  @Test
  void crowningEndsTheMove() {
    CheckersState state = CheckersPositions.state("B:W25,26,17:B21,22");
    assertThat(texts(state)).containsExactlyInAnyOrder("21x30", "22x29", "22x31");
    state.play(state.parseMove("21x30"));
    assertThat(state.position()).isEqualTo("W:W17,26:B22,K30");
  }

  @Test
  void kingsDoNotFly() {
    CheckersState state = CheckersPositions.state("W:WK18:B1");
    assertThat(texts(state)).containsExactlyInAnyOrder("18-14", "18-15", "18-22", "18-23");
  }

  @Test
  void abbreviationsMustBeClear() {
    CheckersState state = CheckersPositions.state("B:W6,7,14,15:BK2");
    assertThat(texts(state)).contains("2x9x18x11x2", "2x11x18x9x2");
    assertThatThrownBy(() -> state.parseMove("2x2"))
        .isInstanceOf(InputException.class)
        .hasMessage("'2x2' can be 2x9x18x11x2, 2x11x18x9x2; write all its squares.");
    assertThat(state.text(state.parseMove("2x11x9x2"))).isEqualTo("2x11x18x9x2");
  }

  @Test
  void malformedMovesGiveTheColumn() {
    CheckersState state = CheckersPositions.state(CheckersRules.OFFICIAL_START);
    assertThatThrownBy(() -> state.parseMove("11"))
        .hasMessageStartingWith("Column 3: found the end of the text, expected '-' or 'x'");
    assertThatThrownBy(() -> state.parseMove("11-44"))
        .hasMessage("Column 4: found '44', expected a square number from 1 to 32.");
    assertThatThrownBy(() -> state.parseMove("11-15-"))
        .hasMessageStartingWith("Column 7: found the end of the text");
  }

  @Test
  void waysRoundALoopAreTwoMovesUnlessMerged() {
    CheckersState apart = CheckersPositions.state(LOOP);
    assertThat(texts(apart)).containsExactly("26x19x10x17x26", "26x17x10x19x26");
    CheckersRules merging = CheckersPositions.rules(Map.of("merge-captures", "true"));
    State merged = merging.parse(LOOP);
    assertThat(texts(merged)).hasSize(1);
    assertThat(merged.parseMove("26x19x10x17x26")).isEqualTo(merged.parseMove("26x17x10x19x26"));
    merged.play(merged.parseMove("26x26"));
    assertThat(merged.position()).isEqualTo("B:WK26:B");
    assertThat(merged.over()).isTrue();
    merged.undo();
    assertThat(merged.position()).isEqualTo(LOOP);
  }

  private static List<String> texts(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(state.text(moves.get(i)));
      assertThat(state.parseMove(texts.get(i))).isEqualTo(moves.get(i));
    }
    return texts;
  }
}

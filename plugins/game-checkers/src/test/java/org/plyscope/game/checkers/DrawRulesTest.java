package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

class DrawRulesTest {
  private static final String KINGS = "W:WK1:BK32";
  private static final String[] ROUND = {"1-6", "32-27", "6-1", "27-32"};

  @Test
  void thirdOccurrenceDraws() {
    State state = CheckersPositions.standard().parse(KINGS);
    play(state, 7);
    assertThat(state.over()).isFalse();
    play(state, "27-32");
    assertThat(state.over()).isTrue();
    assertThat(payoffs(state)).containsExactly(0.5, 0.5);
    assertThat(state.moves(new MoveList())).isZero();
    assertThatThrownBy(() -> state.parseMove("1-6"))
        .isInstanceOf(InputException.class)
        .hasMessage("'1-6' is not legal here; the game is drawn.");
    state.undo();
    assertThat(state.over()).isFalse();
  }

  @Test
  void copiesRememberWhatWasPlayed() {
    State state = CheckersPositions.standard().parse(KINGS);
    play(state, 7);
    State copy = state.copy();
    play(copy, "27-32");
    assertThat(copy.over()).isTrue();
    assertThat(state.over()).isFalse();
  }

  @Test
  void repetitionCanBeSwitchedOff() {
    State state = CheckersPositions.rules(Map.of("repetitions", "0")).parse(KINGS);
    play(state, 79);
    assertThat(state.over()).isFalse();
    assertThat(state.position()).isEqualTo("B:WK1:BK27:H79");
    play(state, "27-32");
    assertThat(state.over()).isTrue();
    assertThat(payoffs(state)).containsExactly(0.5, 0.5);
    assertThat(state.position()).isEqualTo("W:WK1:BK32:H80");
  }

  @Test
  void countIsPartOfTheTextAndEndsTheGameAfterReading() {
    CheckersRules rules = CheckersPositions.standard();
    assertThat(rules.parse("W:WK1:BK32:H80").over()).isTrue();
    State state = rules.parse("W:WK1:BK32:H79");
    assertThat(state.over()).isFalse();
    assertThat(state.key()).isNotEqualTo(rules.parse(KINGS).key());
    play(state, "1-6");
    assertThat(state.over()).isTrue();
  }

  @Test
  void bothCanBeSwitchedOff() {
    State state = CheckersPositions.withoutDraws().parse(KINGS);
    play(state, 400);
    assertThat(state.over()).isFalse();
    assertThat(state.position()).isEqualTo(KINGS);
  }

  @Test
  void menAndCapturesAreProgress() {
    CheckersRules rules = CheckersPositions.standard();
    State state = rules.parse("W:WK1,20:BK32:H30");
    play(state, "20-16");
    assertThat(state.position()).isEqualTo("B:WK1,16:BK32");
    state.undo();
    assertThat(state.position()).isEqualTo("W:WK1,20:BK32:H30");
    State capture = rules.parse("W:WK27:BK32,23:H30");
    play(capture, "27x18");
    assertThat(capture.position()).isEqualTo("B:WK18:BK32");
  }

  @Test
  void whoCannotMoveHasLost() {
    State state = CheckersPositions.standard().parse("B:W8,11:B4");
    assertThat(state.over()).isTrue();
    assertThat(payoffs(state)).containsExactly(0, 1);
    State last = CheckersPositions.standard().parse("B:WK8,K7,K10:BK4:H80");
    assertThat(payoffs(last)).containsExactly(0.5, 0.5);
    State both = CheckersPositions.standard().parse("B:WK8,K11:BK4:H80");
    assertThat(payoffs(both)).containsExactly(0, 1);
  }

  @Test
  void oneOccurrenceIsNoRepetition() {
    assertThatThrownBy(() -> CheckersPositions.rules(Map.of("repetitions", "1")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("at least 2");
  }

  private static void play(State state, int plies) {
    for (int i = 0; i < plies; i++) {
      play(state, ROUND[i % 4]);
    }
  }

  private static void play(State state, String move) {
    state.play(state.parseMove(move));
  }

  private static double[] payoffs(State state) {
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    return payoffs;
  }
}

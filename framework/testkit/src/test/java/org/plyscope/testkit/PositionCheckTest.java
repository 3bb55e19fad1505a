package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.testkit.games.TicTacToe;

/** The check of positions notices hot methods that disagree with the display methods. */
class PositionCheckTest {
  private final Rules rules = TicTacToe.standard();

  @Test
  void aTrueStatePasses() {
    assertThatCode(() -> check(rules.initial())).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({"content, 2, content of", "from, 0, starts", "to, 0, ends", "plain, true, plain"})
  void aStateThatContradictsItselfIsFound(String method, String answer, String found) {
    assertThatThrownBy(() -> check(lying(method, answer)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(found);
  }

  private void check(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    PositionCheck.contents(rules, state);
    PositionCheck.moves(rules, state, moves);
  }

  /** A state in which one method always answers the same. */
  private State lying(String method, String answer) {
    State truth = rules.initial();
    Object lie = method.equals("plain") ? (Object) true : (Object) Integer.valueOf(answer);
    return (State)
        Proxy.newProxyInstance(
            State.class.getClassLoader(),
            new Class<?>[] {State.class},
            (proxy, called, arguments) ->
                called.getName().equals(method) ? lie : called.invoke(truth, arguments));
  }
}

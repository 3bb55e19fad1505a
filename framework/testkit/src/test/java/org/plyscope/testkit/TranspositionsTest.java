package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;

class TranspositionsTest {
  @Test
  void findsLinesThatShareAKeyButNotTheirValue() {
    assertThatThrownBy(() -> check(false, 0))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("in two ways with the same line key");
  }

  @Test
  void findsValuesThatPartLaterOnly() {
    assertThatThrownBy(() -> check(false, 6)).isInstanceOf(AssertionError.class);
  }

  @Test
  void acceptsLinesThatAreToldApart() {
    assertThat(check(true, 0)).isGreaterThan(40);
  }

  private static int check(boolean keyed, int from) {
    Game game = new TicTacToe();
    Rules rules = game.rules(OptionValues.defaults(game.options()));
    return new Transpositions(() -> new FirstMove(keyed, from), rules, new SplittableRandom(3))
        .check();
  }

  /** The value is the first move of the line, from some ply of it on. */
  private static final class FirstMove implements Evaluator {
    private final boolean keyed;
    private final int from;
    private long first;
    private int plies;

    FirstMove(boolean keyed, int from) {
      this.keyed = keyed;
      this.from = from;
    }

    @Override
    public void reset(State root) {
      plies = 0;
      first = 0;
    }

    @Override
    public void play(State before, long move) {
      first = plies++ == 0 ? move : first;
    }

    @Override
    public void undo() {
      plies--;
    }

    @Override
    public int value(State state, int player) {
      return plies < from ? 0 : (int) first;
    }

    @Override
    public long lineKey(int player) {
      return keyed ? first : 0;
    }
  }
}

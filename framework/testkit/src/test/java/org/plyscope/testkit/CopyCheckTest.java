package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/** The check of copies notices whatever a copy can forget. */
class CopyCheckTest {
  /** The state that a copy does not keep. */
  private enum Forgets {
    NOTHING,
    THE_VISITS,
    THE_END,
    THE_WINNER
  }

  @Test
  void goodCopiesPass() {
    assertThatCode(() -> check(Forgets.NOTHING)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOTHING")
  void copiesThatForgetAreFound(Forgets what) {
    assertThatThrownBy(() -> check(what))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("a copy in ");
  }

  private static void check(Forgets what) {
    CopyCheck.rememberThePast(new RowRules(what), new SplittableRandom(1));
  }

  /**
   * Two pieces on a row of their own; a player that reaches a position for the third time has lost.
   */
  private record RowRules(Forgets forgets) implements Rules {
    @Override
    public Game game() {
      throw new UnsupportedOperationException();
    }

    @Override
    public OptionValues options() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int players() {
      return 2;
    }

    @Override
    public Board board() {
      throw new UnsupportedOperationException();
    }

    @Override
    public State initial() {
      return new RowState(forgets, new int[] {10, 10}, new int[21 * 21 * 2], 0, false, 0);
    }

    @Override
    public State parse(String position) {
      throw new UnsupportedOperationException();
    }

    @Override
    public State state(Setup setup) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> validate(Setup setup) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class RowState implements State {
    private final Forgets forgets;
    private final int[] cells;
    private final int[] visits;
    private final Deque<Long> played = new ArrayDeque<>();
    private int toMove;
    private boolean over;
    private int winner;

    RowState(Forgets forgets, int[] cells, int[] visits, int toMove, boolean over, int winner) {
      this.forgets = forgets;
      this.cells = cells;
      this.visits = visits;
      this.toMove = toMove;
      this.over = over;
      this.winner = winner;
    }

    @Override
    public int toMove() {
      return toMove;
    }

    @Override
    public int moves(MoveList out) {
      out.clear();
      if (!over && cells[toMove] > 0) {
        out.add(0);
      }
      if (!over && cells[toMove] < 20) {
        out.add(1);
      }
      return out.size();
    }

    @Override
    public void play(long move) {
      cells[toMove] += move == 0 ? -1 : 1;
      toMove = 1 - toMove;
      played.push(move);
      if (++visits[(int) key()] == 3) {
        over = true;
        winner = toMove;
      }
    }

    @Override
    public void undo() {
      visits[(int) key()]--;
      toMove = 1 - toMove;
      cells[toMove] -= played.pop() == 0 ? -1 : 1;
      over = false;
    }

    @Override
    public long key() {
      return (21L * cells[0] + cells[1]) * 2 + toMove;
    }

    @Override
    public boolean over() {
      return over;
    }

    @Override
    public void payoffs(double[] out) {
      Arrays.fill(out, 0.5);
      if (over) {
        out[winner] = 1;
        out[1 - winner] = 0;
      }
    }

    @Override
    public String position() {
      return cells[0] + "/" + cells[1] + "/" + toMove;
    }

    @Override
    public Setup setup() {
      throw new UnsupportedOperationException();
    }

    @Override
    public String text(long move) {
      return String.valueOf(move);
    }

    @Override
    public long parseMove(String text) {
      return Long.parseLong(text);
    }

    @Override
    public int[] path(long move) {
      return new int[] {cells[toMove], cells[toMove] + (move == 0 ? -1 : 1)};
    }

    @Override
    public State copy() {
      return new RowState(
          forgets,
          cells.clone(),
          forgets == Forgets.THE_VISITS ? new int[visits.length] : visits.clone(),
          toMove,
          forgets != Forgets.THE_END && over,
          forgets == Forgets.THE_WINNER ? 1 - winner : winner);
    }
  }
}

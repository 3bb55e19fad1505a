package org.plyscope.testkit.games;

import java.util.Arrays;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Two masks of nine bits and a side. */
final class TicTacToeState implements State {
  private static final int[] LINES = {0x007, 0x038, 0x1C0, 0x049, 0x092, 0x124, 0x111, 0x054};
  private static final int FULL = 0x1FF;
  private static final long PASS = 9;

  private final Board board;
  private final int[] sides = new int[2];
  private int toMove;
  private long[] played = new long[16];
  private int plies;

  TicTacToeState(Board board, int crosses, int noughts, int toMove) {
    this.board = board;
    sides[0] = crosses;
    sides[1] = noughts;
    this.toMove = toMove;
  }

  @Override
  public int toMove() {
    return toMove;
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    if (!over()) {
      for (int free = FULL & ~(sides[0] | sides[1]); free != 0; free &= free - 1) {
        out.add(Integer.numberOfTrailingZeros(free));
      }
    }
    return out.size();
  }

  @Override
  public void play(long move) {
    if (plies == played.length) {
      played = Arrays.copyOf(played, 2 * plies);
    }
    played[plies++] = move;
    if (move != PASS) {
      sides[toMove] |= 1 << move;
    }
    toMove = 1 - toMove;
  }

  @Override
  public boolean pass() {
    play(PASS);
    return true;
  }

  @Override
  public void undo() {
    long move = played[--plies];
    toMove = 1 - toMove;
    if (move != PASS) {
      sides[toMove] &= ~(1 << move);
    }
  }

  @Override
  public long key() {
    long key = ((long) sides[0] << 10 | sides[1]) << 1 | toMove;
    return (key + 1) * 0x9E3779B97F4A7C15L;
  }

  @Override
  public boolean over() {
    return (sides[0] | sides[1]) == FULL || wins(sides[0]) || wins(sides[1]);
  }

  @Override
  public void payoffs(double[] out) {
    boolean first = wins(sides[0]);
    boolean second = wins(sides[1]);
    out[0] = first == second ? 0.5 : first ? 1 : 0;
    out[1] = 1 - out[0];
  }

  int openLines(int player) {
    int balance = 0;
    for (int line : LINES) {
      balance += (sides[1 - player] & line) == 0 ? 1 : 0;
      balance -= (sides[player] & line) == 0 ? 1 : 0;
    }
    return balance;
  }

  @Override
  public String position() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      text.append(".xo".charAt(content(i)));
    }
    return text.append(' ').append("xo".charAt(toMove)).toString();
  }

  @Override
  public Setup setup() {
    Setup setup = Setup.empty(board).withToMove(toMove);
    for (int i = 0; i < 9; i++) {
      setup = setup.with(i, content(i));
    }
    return setup;
  }

  @Override
  public int content(int cell) {
    return (sides[0] >> cell & 1) + 2 * (sides[1] >> cell & 1);
  }

  @Override
  public int from(long move) {
    return (int) move;
  }

  @Override
  public int to(long move) {
    return (int) move;
  }

  @Override
  public String text(long move) {
    return board.cells().get((int) move).label();
  }

  @Override
  public long parseMove(String text) {
    MoveList legal = new MoveList();
    moves(legal);
    for (int i = 0; i < legal.size(); i++) {
      if (text(legal.get(i)).equals(text.strip())) {
        return legal.get(i);
      }
    }
    throw new InputException("'" + text + "' is not a free square; write for example b2.");
  }

  @Override
  public int[] path(long move) {
    return new int[] {(int) move};
  }

  @Override
  public State copy() {
    return new TicTacToeState(board, sides[0], sides[1], toMove);
  }

  private static boolean wins(int side) {
    for (int line : LINES) {
      if ((side & line) == line) {
        return true;
      }
    }
    return false;
  }
}

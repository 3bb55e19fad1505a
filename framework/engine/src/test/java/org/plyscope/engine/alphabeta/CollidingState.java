package org.plyscope.engine.alphabeta;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position of another game whose key is always the same. Its moves are numbered anew, so that no
 * two positions share one.
 */
final class CollidingState implements State {
  private static final int MOVES = 16;

  private final State state;

  CollidingState(State state) {
    this.state = state;
  }

  @Override
  public long key() {
    return 42;
  }

  @Override
  public int moves(MoveList out) {
    int count = state.moves(out);
    for (int i = 0; i < count; i++) {
      out.set(i, first() + out.get(i));
    }
    return count;
  }

  /** Positions of a lattice are "ply:sum". */
  private long first() {
    String[] numbers = state.position().split(":", -1);
    return (Long.parseLong(numbers[0]) << 32 | Long.parseLong(numbers[1])) * MOVES;
  }

  @Override
  public void play(long move) {
    state.play(move % MOVES);
  }

  @Override
  public void undo() {
    state.undo();
  }

  @Override
  public int toMove() {
    return state.toMove();
  }

  @Override
  public boolean over() {
    return state.over();
  }

  @Override
  public void payoffs(double[] out) {
    state.payoffs(out);
  }

  @Override
  public String position() {
    return state.position();
  }

  @Override
  public Setup setup() {
    return state.setup();
  }

  @Override
  public String text(long move) {
    return state.text(move % MOVES);
  }

  @Override
  public long parseMove(String text) {
    return first() + state.parseMove(text);
  }

  @Override
  public int[] path(long move) {
    return state.path(move % MOVES);
  }

  @Override
  public State copy() {
    return new CollidingState(state.copy());
  }
}

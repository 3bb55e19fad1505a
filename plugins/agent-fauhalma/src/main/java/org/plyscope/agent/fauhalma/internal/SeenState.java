package org.plyscope.agent.fauhalma.internal;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** The game as a strategy sees it: a state that leaves out some legal moves. */
public abstract class SeenState implements State {
  private final State inner;

  SeenState(State inner) {
    this.inner = inner;
  }

  /** Returns the state this one looks at. */
  State inner() {
    return inner;
  }

  /** Returns the state of the game, whose class the game's evaluations and orderings know. */
  static State game(State state) {
    return state instanceof SeenState seen ? game(seen.inner) : state;
  }

  @Override
  public int moves(MoveList out) {
    return inner.moves(out);
  }

  @Override
  public int toMove() {
    return inner.toMove();
  }

  @Override
  public void play(long move) {
    inner.play(move);
  }

  @Override
  public void undo() {
    inner.undo();
  }

  @Override
  public long key() {
    return inner.key();
  }

  @Override
  public boolean over() {
    return inner.over();
  }

  @Override
  public boolean settled(int player) {
    return inner.settled(player);
  }

  @Override
  public void payoffs(double[] out) {
    inner.payoffs(out);
  }

  @Override
  public String position() {
    return inner.position();
  }

  @Override
  public Setup setup() {
    return inner.setup();
  }

  @Override
  public String text(long move) {
    return inner.text(move);
  }

  @Override
  public long parseMove(String text) {
    return inner.parseMove(text);
  }

  @Override
  public int[] path(long move) {
    return inner.path(move);
  }

  @Override
  public int content(int cell) {
    return inner.content(cell);
  }

  @Override
  public int from(long move) {
    return inner.from(move);
  }

  @Override
  public int to(long move) {
    return inner.to(move);
  }

  @Override
  public boolean plain(long move) {
    return inner.plain(move);
  }

  @Override
  public boolean pass() {
    return inner.pass();
  }
}

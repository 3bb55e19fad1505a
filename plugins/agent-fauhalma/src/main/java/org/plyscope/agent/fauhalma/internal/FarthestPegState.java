package org.plyscope.agent.fauhalma.internal;

import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A state that offers the moves of strategy 3 only: those of the farthest peg that leave it at most
 * so many steps from another own peg. The study's listing returns nothing when no move is left;
 * here first the distance rule is dropped, then the choice of the peg.
 */
public final class FarthestPegState implements State {
  private final State inner;
  private final Board board;
  private final PlayerView view;
  private final int spread;
  private final MoveList all = new MoveList();

  public FarthestPegState(State inner, Board board, PlayerView view, int spread) {
    this.inner = inner;
    this.board = board;
    this.view = view;
    this.spread = spread;
  }

  /** The state with all moves. */
  public State inner() {
    return inner;
  }

  @Override
  public int moves(MoveList out) {
    if (inner.moves(all) == 0) {
      out.clear();
      return 0;
    }
    int[] pegs = Pegs.farthestFirst(inner, board, view);
    if (collect(out, pegs, spread) == 0 && collect(out, pegs, Integer.MAX_VALUE) == 0) {
      inner.moves(out);
    }
    return out.size();
  }

  private int collect(MoveList out, int[] pegs, int steps) {
    out.clear();
    for (int i = 0; i < all.size(); i++) {
      int[] path = inner.path(all.get(i));
      boolean close =
          pegs.length == 1 || Pegs.near(view, pegs, pegs[0], path[path.length - 1], steps);
      if (path[0] == pegs[0] && close) {
        out.add(all.get(i));
      }
    }
    return out.size();
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
  public State copy() {
    return new FarthestPegState(inner.copy(), board, view, spread);
  }
}

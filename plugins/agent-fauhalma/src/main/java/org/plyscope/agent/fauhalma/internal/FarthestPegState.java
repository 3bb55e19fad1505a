package org.plyscope.agent.fauhalma.internal;

import org.plyscope.api.board.Board;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A state that offers the moves of strategy 3 only: those of the farthest peg that leave it within
 * a given number of steps of another own peg. The study's listing returns nothing when no move is
 * left; here first the distance rule is dropped, then the choice of the peg.
 */
public final class FarthestPegState extends SeenState {
  private final Board board;
  private final PlayerView view;
  private final int spread;
  private final MoveList all = new MoveList();

  public FarthestPegState(State inner, Board board, PlayerView view, int spread) {
    super(inner);
    this.board = board;
    this.view = view;
    this.spread = spread;
  }

  @Override
  public int moves(MoveList out) {
    if (inner().moves(all) == 0) {
      out.clear();
      return 0;
    }
    int[] pegs = Pegs.farthestFirst(inner(), board, view);
    if (collect(out, pegs, spread) == 0 && collect(out, pegs, Integer.MAX_VALUE) == 0) {
      inner().moves(out);
    }
    return out.size();
  }

  private int collect(MoveList out, int[] pegs, int steps) {
    out.clear();
    for (int i = 0; i < all.size(); i++) {
      long move = all.get(i);
      if (inner().from(move) == pegs[0]
          && (pegs.length == 1 || Pegs.near(view, pegs, pegs[0], inner().to(move), steps))) {
        out.add(move);
      }
    }
    return out.size();
  }

  @Override
  public State copy() {
    return new FarthestPegState(inner().copy(), board, view, spread);
  }
}

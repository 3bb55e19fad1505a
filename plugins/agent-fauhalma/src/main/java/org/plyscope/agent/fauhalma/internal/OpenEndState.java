package org.plyscope.agent.fauhalma.internal;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** A game whose end the opponents do not bring about as long as they can do something else. */
public final class OpenEndState extends SeenState {
  private final int player;

  /** Looks at a game from the player to move. */
  public OpenEndState(State inner) {
    this(inner, inner.toMove());
  }

  private OpenEndState(State inner, int player) {
    super(inner);
    this.player = player;
  }

  @Override
  public int moves(MoveList out) {
    int count = inner().moves(out);
    if (count == 0 || inner().toMove() == player) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      long move = out.get(i);
      if (!ends(move)) {
        out.set(kept++, move);
      }
    }
    if (kept == 0) {
      return inner().moves(out);
    }
    out.setSize(kept);
    return kept;
  }

  private boolean ends(long move) {
    if (inner().plain(move)) {
      return false;
    }
    inner().play(move);
    boolean over = inner().over();
    inner().undo();
    return over;
  }

  @Override
  public State copy() {
    return new OpenEndState(inner().copy(), player);
  }
}

package org.plyscope.game.mancala.kalah;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.sowing.PitState;

/** Kalah with any number of houses, on the common engine. */
final class WideKalahState extends PitState implements KalahState {
  private final boolean emptyCapture;
  private final int houses;

  WideKalahState(KalahRules rules, int[][] rings, Setup setup) {
    super(rules, rings, setup);
    this.emptyCapture = rules.emptyCapture();
    this.houses = rules.layout().houses();
    settle();
  }

  private WideKalahState(WideKalahState other) {
    super(other);
    this.emptyCapture = other.emptyCapture;
    this.houses = other.houses;
  }

  @Override
  public int moves(MoveList out) {
    return filledHouses(out);
  }

  @Override
  public int seeds(int owner, int house) {
    return count(layout().house(owner, house));
  }

  @Override
  public int seeds(int owner) {
    return inHouses(owner);
  }

  @Override
  public boolean extraTurn(long move) {
    return last((int) move) == houses;
  }

  /** A last seed in an own empty house needs at most one lap, so every other cell gets one seed. */
  @Override
  public int captured(long move) {
    int seeds = seeds(toMove(), (int) move);
    int last = last((int) move);
    boolean wasEmpty = last == move || (last < houses && seeds(toMove(), last) == 0);
    if (last >= houses || !wasEmpty || seeds > 2 * houses + 1) {
      return 0;
    }
    int sown = last <= move ? 1 : 0;
    int taken = seeds(1 - toMove(), houses - 1 - last) + sown;
    return taken > 0 || emptyCapture ? taken + 1 : 0;
  }

  @Override
  public State copy() {
    return new WideKalahState(this);
  }

  @Override
  protected int step(int move) {
    int me = toMove();
    int last = sow(layout().house(me, move), -1);
    if (last == layout().store(me)) {
      return me;
    }
    if (layout().owns(me, last) && count(last) == 1) {
      int across = layout().opposite(last);
      if (count(across) > 0 || emptyCapture) {
        add(layout().store(me), take(last) + take(across));
      }
    }
    return 1 - me;
  }

  @Override
  protected void settle() {
    if (inHouses(0) == 0 || inHouses(1) == 0) {
      sweep(0, 0);
      sweep(1, 1);
      end();
    }
  }

  /**
   * Returns where the last seed falls: an own house, the number of houses for the store, beyond.
   */
  private int last(int move) {
    return (move + seeds(toMove(), move)) % (2 * houses + 1);
  }
}

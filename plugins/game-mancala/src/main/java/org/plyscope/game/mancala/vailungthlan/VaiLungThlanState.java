package org.plyscope.game.mancala.vailungthlan;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.sowing.PitState;

/** A position of Vai Lung Thlan; the move after the last house is the pass. */
final class VaiLungThlanState extends PitState {
  private final int houses;

  VaiLungThlanState(VaiLungThlanRules rules, int[][] rings, Setup setup) {
    super(rules, rings, setup);
    this.houses = rules.layout().houses();
    settle();
  }

  private VaiLungThlanState(VaiLungThlanState other) {
    super(other);
    this.houses = other.houses;
  }

  @Override
  public int moves(MoveList out) {
    if (filledHouses(out) == 0 && !over()) {
      out.add(houses);
    }
    return out.size();
  }

  @Override
  public int captured(long move) {
    int before = store(toMove());
    save();
    step((int) move);
    int taken = store(toMove()) - before;
    undo();
    return taken;
  }

  @Override
  public State copy() {
    return new VaiLungThlanState(this);
  }

  @Override
  protected int step(int move) {
    int me = toMove();
    if (move < houses) {
      int house = sow(layout().house(me, move), -1);
      while (count(house) == 1) {
        add(layout().store(me), take(house));
        house = (house + 1) % (2 * houses);
      }
    }
    return 1 - me;
  }

  @Override
  protected void settle() {
    if (inHouses(0) + inHouses(1) == 0) {
      end();
    }
  }
}

package org.plyscope.game.mancala.oware;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.sowing.PitState;

/** A position of Oware or Awari. */
final class OwareState extends PitState {
  private final OwareVariant variant;
  private final int houses;
  private final int majority;

  OwareState(OwareRules rules, int[][] rings, Setup setup) {
    super(rules, rings, setup);
    this.variant = rules.variant();
    this.houses = rules.layout().houses();
    this.majority = rules.total() / 2;
    if (won() || stuck()) {
      end();
    }
  }

  private OwareState(OwareState other) {
    super(other);
    this.variant = other.variant;
    this.houses = other.houses;
    this.majority = other.majority;
  }

  /** Returns whether a player has more than half of the seeds in a game that ends with that. */
  boolean won() {
    return variant == OwareVariant.ABAPA && (store(0) > majority || store(1) > majority);
  }

  /** Returns whether the player to move has no legal move. */
  boolean stuck() {
    for (int house = 0; house < houses; house++) {
      if (legal(house)) {
        return false;
      }
    }
    return !onlyStarvingMoves();
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    if (over()) {
      return 0;
    }
    for (int house = 0; house < houses; house++) {
      if (legal(house)) {
        out.add(house);
      }
    }
    return out.size() == 0 && onlyStarvingMoves() ? filledHouses(out) : out.size();
  }

  @Override
  public int captured(long move) {
    int taken = harvest((int) move);
    return variant == OwareVariant.ABAPA && taken == seedsAcross((int) move) ? 0 : taken;
  }

  @Override
  public State copy() {
    return new OwareState(this);
  }

  @Override
  protected int step(int move) {
    int me = toMove();
    int from = layout().house(me, move);
    boolean captures = captured(move) > 0;
    int last = sow(from, from);
    for (int house = last;
        captures && layout().owns(1 - me, house) && isPrize(count(house));
        house--) {
      add(layout().store(me), take(house));
    }
    return 1 - me;
  }

  @Override
  protected void settle() {
    if (won()) {
      end();
    } else if (repeated()) {
      share();
      end();
    } else if (stuck()) {
      sweep(0, 0);
      sweep(1, 1);
      end();
    }
  }

  private void share() {
    if (variant == OwareVariant.ABAPA) {
      sweep(0, 0);
      sweep(1, 1);
      return;
    }
    int half = (inHouses(0) + inHouses(1)) / 2;
    for (int house = 0; house < 2 * houses; house++) {
      take(house);
    }
    add(layout().store(0), half);
    add(layout().store(1), half);
  }

  /** Returns whether a house may be played; Awari's forced starving moves apart. */
  private boolean legal(int house) {
    int seeds = count(layout().house(toMove(), house));
    if (seeds == 0) {
      return false;
    }
    if (variant == OwareVariant.ABAPA) {
      return seeds >= houses - house || inHouses(1 - toMove()) > 0;
    }
    return seedsAcross(house) > harvest(house);
  }

  private boolean onlyStarvingMoves() {
    return variant == OwareVariant.AWARI && inHouses(toMove()) > 0;
  }

  /** Returns the opponent's seeds after sowing from a house, before any capture. */
  private int seedsAcross(int move) {
    int seeds = 0;
    for (int house = 0; house < houses; house++) {
      seeds += sown(move, layout().house(1 - toMove(), house));
    }
    return seeds;
  }

  /** Returns the seeds in twos and threes that sowing from a house would make capturable. */
  private int harvest(int move) {
    int from = layout().house(toMove(), move);
    int lap = 2 * houses - 1;
    int last = (from + (count(from) - 1) % lap + 1) % (2 * houses);
    int taken = 0;
    for (int house = last; layout().owns(1 - toMove(), house); house--) {
      int seeds = sown(move, house);
      if (!isPrize(seeds)) {
        break;
      }
      taken += seeds;
    }
    return taken;
  }

  /** Returns the seeds of another house after sowing from a house; the emptied house is skipped. */
  private int sown(int move, int house) {
    int from = layout().house(toMove(), move);
    int lap = 2 * houses - 1;
    int seeds = count(from);
    int distance = Math.floorMod(house - from, 2 * houses);
    return count(house) + seeds / lap + (distance <= seeds % lap ? 1 : 0);
  }

  private static boolean isPrize(int seeds) {
    return seeds == 2 || seeds == 3;
  }
}

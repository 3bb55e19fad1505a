package org.plyscope.game.mancala.kalah;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.sowing.PitState;

/**
 * Kalah with any number of houses and all rules, on the common engine. Behind the cells it counts
 * the stage of the game.
 */
final class WideKalahState extends PitState implements KalahState {
  private final KalahRules rules;
  private final int houses;

  /** Where the stage is counted, or -1 where it makes no difference. */
  private final int stageAt;

  private final int half;

  WideKalahState(KalahRules rules, int[][] rings, Setup setup) {
    super(rules, rings, setup, rules.stage(setup));
    this.rules = rules;
    this.houses = rules.layout().houses();
    this.stageAt = rules.stage(setup).length == 0 ? -1 : rules.layout().cells();
    this.half = (inHouses(0) + inHouses(1) + store(0) + store(1)) / 2;
    settle();
  }

  private WideKalahState(WideKalahState other) {
    super(other);
    this.rules = other.rules;
    this.houses = other.houses;
    this.stageAt = other.stageAt;
    this.half = other.half;
  }

  @Override
  public int moves(MoveList out) {
    if (over()) {
      out.clear();
      return 0;
    }
    filledHouses(out);
    if (rules.course().pieRule() && stage() == KalahRules.ANSWER) {
      out.add(houses);
    }
    return out.size();
  }

  @Override
  public Setup setup() {
    return rules.withStage(super.setup(), stage());
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
    return move < houses
        && last((int) move) == houses
        && (stage() != KalahRules.FIRST || rules.course().firstExtraTurn());
  }

  /** A last seed in an own empty house needs at most one lap, so every other cell gets one seed. */
  @Override
  public int captured(long move) {
    if (move == houses) {
      return 0;
    }
    int seeds = seeds(toMove(), (int) move);
    int last = last((int) move);
    boolean wasEmpty = last == move || (last < houses && seeds(toMove(), last) == 0);
    if (last >= houses || !wasEmpty || seeds > 2 * houses + 1) {
      return 0;
    }
    int sown = last <= move ? 1 : 0;
    int taken = seeds(1 - toMove(), houses - 1 - last) + sown;
    return taken > 0 || rules.emptyCapture() ? taken + 1 : 0;
  }

  @Override
  public State copy() {
    return new WideKalahState(this);
  }

  @Override
  protected int step(int move) {
    int me = toMove();
    int next = move == houses ? swap(me) : sowing(move, me);
    if (stage() != KalahRules.LATER) {
      int stage = stage() == KalahRules.ANSWER ? KalahRules.LATER : afterOpening(next == me);
      take(stageAt);
      add(stageAt, stage);
    }
    return next;
  }

  private int sowing(int move, int me) {
    boolean extraTurn = extraTurn(move);
    int last = sow(layout().house(me, move), -1);
    if (layout().owns(me, last) && count(last) == 1) {
      int across = layout().opposite(last);
      if (count(across) > 0 || rules.emptyCapture()) {
        add(layout().store(me), take(last) + take(across));
      }
    }
    return extraTurn ? me : 1 - me;
  }

  /** Turns the board round, so that each player keeps its seat. */
  private int swap(int me) {
    for (int house = 0; house < houses; house++) {
      exchange(layout().house(0, house), layout().house(1, house));
    }
    exchange(layout().store(0), layout().store(1));
    return 1 - me;
  }

  private void exchange(int one, int other) {
    int seeds = take(one);
    add(one, take(other));
    add(other, seeds);
  }

  private int afterOpening(boolean turnGoesOn) {
    if (!rules.course().pieRule()) {
      return KalahRules.LATER;
    }
    return turnGoesOn ? KalahRules.FIRST_TURN : KalahRules.ANSWER;
  }

  @Override
  protected void settle() {
    if (inHouses(0) == 0 || inHouses(1) == 0) {
      sweep(0, 0);
      sweep(1, 1);
      end();
    } else if (rules.course().majority() && Math.max(store(0), store(1)) > half) {
      end();
    }
  }

  private int stage() {
    return stageAt < 0 ? KalahRules.LATER : count(stageAt);
  }

  /**
   * Returns where the last seed falls: an own house, the number of houses for the store, beyond.
   */
  private int last(int move) {
    return (move + seeds(toMove(), move)) % (2 * houses + 1);
  }
}

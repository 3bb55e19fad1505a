package org.plyscope.game.mancala.ohvalhu;

import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.mancala.sowing.PitState;

/**
 * A position of Ohvalhu. Behind the cells it counts the closed houses of South and North, which are
 * always the rightmost ones, and the round.
 */
final class OhvalhuState extends PitState {
  private final OhvalhuRules rules;
  private final int houses;
  private final int closedAt;

  OhvalhuState(OhvalhuRules rules, int[][] rings, Setup setup) {
    super(rules, rings, setup, rules.closed(setup, 0), rules.closed(setup, 1), rules.round(setup));
    this.rules = rules;
    this.houses = rules.layout().houses();
    this.closedAt = rules.layout().cells();
    if (inHouses(toMove()) == 0) {
      end();
    }
  }

  private OhvalhuState(OhvalhuState other) {
    super(other);
    this.rules = other.rules;
    this.houses = other.houses;
    this.closedAt = other.closedAt;
  }

  @Override
  public int moves(MoveList out) {
    return filledHouses(out);
  }

  /**
   * Returns the seeds that the last seed captures; the seeds sown into the store are not captured.
   */
  @Override
  public int captured(long move) {
    save();
    int taken = capture(lap((int) move));
    undo();
    return taken;
  }

  @Override
  public Setup setup() {
    return rules.withExtras(
        super.setup(), count(closedAt), count(closedAt + 1), count(closedAt + 2));
  }

  @Override
  public State copy() {
    return new OhvalhuState(this);
  }

  @Override
  protected int next(int cell) {
    int next = super.next(cell);
    while (next < 2 * houses && isClosed(next)) {
      next = super.next(next);
    }
    return next;
  }

  @Override
  protected int step(int move) {
    int me = toMove();
    int last = lap(move);
    if (last == layout().store(me)) {
      return me;
    }
    capture(last);
    return 1 - me;
  }

  @Override
  protected void settle() {
    if (inHouses(toMove()) > 0) {
      return;
    }
    sweep(0, 0);
    sweep(1, 1);
    int poorer = store(0) < store(1) ? 0 : 1;
    boolean drawn = store(0) == store(1);
    if (drawn || count(closedAt + 2) == rules.rounds() || store(poorer) < houses) {
      end();
      return;
    }
    add(closedAt + 2, 1);
    refill(0);
    refill(1);
    turn(poorer);
  }

  /** Sows on from wherever the last seed finds others; returns where it comes to rest. */
  private int lap(int move) {
    int store = layout().store(toMove());
    int last = sow(layout().house(toMove(), move), -1);
    while (last != store && count(last) > 1) {
      last = sow(last, -1);
    }
    return last;
  }

  private int capture(int last) {
    int me = toMove();
    if (last == layout().store(me) || !(rules.anySide() || layout().owns(me, last))) {
      return 0;
    }
    int across = layout().opposite(last);
    if (count(across) == 0) {
      return 0;
    }
    int taken = take(last) + take(across);
    add(layout().store(me), taken);
    return taken;
  }

  /** Fills a player's houses from the left as far as the store goes and closes the others. */
  private void refill(int player) {
    int open = Math.min(houses, store(player) / houses);
    for (int house = 0; house < open; house++) {
      add(layout().house(player, house), houses);
    }
    add(layout().store(player), -open * houses);
    take(closedAt + player);
    add(closedAt + player, houses - open);
  }

  private boolean isClosed(int house) {
    int side = layout().side(house);
    return house - side * houses >= houses - count(closedAt + side);
  }
}

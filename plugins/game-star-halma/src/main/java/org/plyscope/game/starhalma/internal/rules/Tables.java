package org.plyscope.game.starhalma.internal.rules;

import java.util.SplittableRandom;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;

/**
 * What can be computed once per variant. Arrays are shared by all states and never written to.
 *
 * <p>Tables by player and hole are flat, because one load is cheaper than a chain of them: the
 * entry of a hole is at {@code slot(player, hole)}, or twice or four times that where an entry has
 * two or four words.
 */
final class Tables {
  /** Stands for a hole off the board. */
  static final int NOWHERE = Layout.LARGEST - 1;

  /** The bit of each hole in the first and second half of a set. */
  static final long[] BIT_LO = new long[Layout.LARGEST];

  static final long[] BIT_HI = new long[Layout.LARGEST];

  static {
    for (int i = 0; i < 64; i++) {
      BIT_LO[i] = 1L << i;
      BIT_HI[64 + i] = 1L << i;
    }
  }

  final int players;
  final int holes;

  /** Two words by player and hole: where a step may end. */
  final long[] steps;

  /** Four words by player and hole: neighbours that can be hopped over, and where hops land. */
  final long[] hops;

  /** By player, hole and neighbour: where a hop over that neighbour lands, or NOWHERE. */
  final byte[][] landings;

  /** Two words by player and hole: where a hop may land as far as the rules restrict that. */
  final long[] mayLand;

  /** Two words by player and origin: where a move may end as far as the rules restrict that. */
  final long[] mayEnd;

  /** Whether {@link #mayEnd} excludes anything that steps and hops do not. */
  final boolean endsRestricted;

  /** Two words by player: its goal. */
  final long[] goals;

  /** By player: whether its foremost marbles have the highest indices. */
  final boolean[] down;

  /** By player and hole, and by player to move: random numbers. */
  final long[] keys;

  final long[] turnKeys;

  private final Layout layout;
  private final RuleBook book;

  Tables(Plan plan, RuleBook book) {
    this.layout = plan.layout();
    this.book = book;
    players = plan.camps().size();
    holes = layout.count();
    int slots = slot(players, 0);
    steps = new long[2 * slots];
    hops = new long[4 * slots];
    landings = new byte[players][holes * Layout.LARGEST];
    mayLand = new long[2 * slots];
    mayEnd = new long[2 * slots];
    goals = new long[2 * players];
    down = new boolean[players];
    endsRestricted =
        book.points() == RuleBook.Points.PASS_THROUGH || !(book.backward() || book.everyHop());
    for (int player = 0; player < players; player++) {
      Camp camp = plan.camps().get(player);
      put(goals, player, camp.goal());
      down[player] = camp.point() == 0 || camp.point() == 1 || camp.point() == 5;
      for (int from = 0; from < holes; from++) {
        fill(player, camp, from);
      }
    }
    SplittableRandom random = new SplittableRandom(0x57A2);
    keys = random.longs(slots).toArray();
    turnKeys = random.longs(players).toArray();
  }

  /** Returns where the entry of a hole is. */
  static int slot(int player, int hole) {
    return player * Layout.LARGEST + hole;
  }

  private static void put(long[] words, int slot, HoleSet set) {
    words[2 * slot] = set.lo();
    words[2 * slot + 1] = set.hi();
  }

  private void fill(int player, Camp camp, int from) {
    int slot = slot(player, from);
    HoleSet ends = layout.select(hole -> mayEnd(camp, from, layout.index(hole)));
    HoleSet lands = layout.select(hole -> mayHop(camp, from, layout.index(hole)));
    put(mayEnd, slot, ends);
    put(mayLand, slot, lands);
    put(steps, slot, around(from, 1, ends));
    HoleSet targets = around(from, 2, lands);
    put(hops, 2 * slot + 1, targets);
    HoleSet middles = HoleSet.NONE;
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int middle = layout.step(from, direction, 1);
      int to = layout.step(from, direction, 2);
      boolean open = middle >= 0 && to >= 0 && targets.contains(to);
      if (middle >= 0) {
        landings[player][from * Layout.LARGEST + middle] = (byte) (open ? to : NOWHERE);
      }
      if (open) {
        middles = middles.with(middle);
      }
    }
    put(hops, 2 * slot, middles);
  }

  private HoleSet around(int from, int distance, HoleSet allowed) {
    HoleSet set = HoleSet.NONE;
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int to = layout.step(from, direction, distance);
      boolean connected = layout.step(from, direction, 1) >= 0;
      if (to >= 0 && connected && allowed.contains(to)) {
        set = set.with(to);
      }
    }
    return set;
  }

  private boolean mayEnd(Camp camp, int from, int to) {
    return (book.points() == RuleBook.Points.OPEN || !foreign(camp, to))
        && (book.backward() || !behind(camp, from, to));
  }

  private boolean mayHop(Camp camp, int from, int to) {
    return (book.points() != RuleBook.Points.CLOSED || !foreign(camp, to))
        && (book.backward() || !book.everyHop() || !behind(camp, from, to));
  }

  private boolean behind(Camp camp, int from, int to) {
    return camp.row(layout, to) < camp.row(layout, from);
  }

  private boolean foreign(Camp camp, int index) {
    int point = layout.hole(index).point(layout.size());
    return point >= 0 && point % 3 != camp.point() % 3;
  }

  /** Tells whether a hole is in one of the sets of two words each. */
  static boolean contains(long[] words, int slot, int hole) {
    return ((words[2 * slot + (hole >>> 6)] >>> hole) & 1) != 0;
  }
}

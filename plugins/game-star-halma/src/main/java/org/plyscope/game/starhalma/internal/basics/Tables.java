package org.plyscope.game.starhalma.internal.basics;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;

/**
 * Tables that are computed once per variant. Arrays are shared by all states and never written to.
 *
 * <p>Tables by player and hole are flat, because one load is cheaper than a chain of them: the
 * entry of a hole is at {@code slot(player, hole)}, or twice that where an entry has two words.
 */
public final class Tables {
  /** The bit of each hole in the first and second half of a set. */
  private static final long[] BIT_LO = new long[Layout.LARGEST];

  private static final long[] BIT_HI = new long[Layout.LARGEST];

  static {
    for (int i = 0; i < 64; i++) {
      BIT_LO[i] = 1L << i;
      BIT_HI[64 + i] = 1L << i;
    }
  }

  public final int players;
  public final int holes;

  /** Two words by player and hole: where a step may end. */
  public final long[] steps;

  /** By player: where hops lead; players with the same rules share one table. */
  public final Leaps[] leaps;

  /** Two words by player and hole: where a hop may land as far as the rules restrict that. */
  public final long[] mayLand;

  /** Two words by player and origin: where a move may end as far as the rules restrict that. */
  public final long[] mayEnd;

  /** Whether {@link #mayEnd} excludes anything that steps and hops do not. */
  public final boolean endsRestricted;

  /** Two words by player: its goal. */
  public final long[] goals;

  /** The homes of the players, as {@link #goals}. */
  public final long[] homes;

  /** By player: whether its foremost marbles have the highest indices. */
  public final boolean[] down;

  /** By player and hole, and by player to move: random numbers. */
  public final long[] keys;

  public final long[] turnKeys;

  private final Layout layout;
  private final RuleBook book;

  public Tables(Plan plan, RuleBook book) {
    this.layout = plan.layout();
    this.book = book;
    players = plan.camps().size();
    holes = layout.count();
    int slots = slot(players, 0);
    steps = new long[2 * slots];
    leaps = new Leaps[players];
    mayLand = new long[2 * slots];
    mayEnd = new long[2 * slots];
    goals = new long[2 * players];
    homes = new long[2 * players];
    down = new boolean[players];
    endsRestricted =
        book.points() == RuleBook.Points.PASS_THROUGH || !(book.backward() || book.everyHop());
    for (int player = 0; player < players; player++) {
      Camp camp = plan.camps().get(player);
      put(goals, player, camp.goal());
      put(homes, player, camp.home());
      down[player] = camp.point() == 0 || camp.point() == 1 || camp.point() == 5;
      HoleSet[] lands = new HoleSet[holes];
      for (int from = 0; from < holes; from++) {
        lands[from] = fill(player, camp, from);
      }
      leaps[player] = leaps(lands);
    }
    SplittableRandom random = new SplittableRandom(0x57A2);
    keys = random.longs(slots).toArray();
    turnKeys = random.longs(players).toArray();
  }

  /** Returns the bit of a hole in the first half of a set, 0 if it is in the second. */
  public static long low(int hole) {
    return BIT_LO[hole];
  }

  /** Returns the bit of a hole in the second half of a set, 0 if it is in the first. */
  public static long high(int hole) {
    return BIT_HI[hole];
  }

  /** Returns where the entry of a hole is. */
  public static int slot(int player, int hole) {
    return player * Layout.LARGEST + hole;
  }

  private static void put(long[] words, int slot, HoleSet set) {
    words[2 * slot] = set.lo();
    words[2 * slot + 1] = set.hi();
  }

  /** Fills in the values of a hole and returns the targets of hops from there. */
  private HoleSet fill(int player, Camp camp, int from) {
    int slot = slot(player, from);
    HoleSet ends = HoleSet.of(IntStream.range(0, holes).filter(to -> mayEnd(camp, from, to)));
    HoleSet lands = HoleSet.of(IntStream.range(0, holes).filter(to -> mayHop(camp, from, to)));
    put(mayEnd, slot, ends);
    put(mayLand, slot, lands);
    put(steps, slot, steps(from, ends));
    return lands;
  }

  private HoleSet steps(int from, HoleSet allowed) {
    HoleSet set = HoleSet.NONE;
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int to = layout.step(from, direction, 1);
      if (to >= 0 && allowed.contains(to)) {
        set = set.with(to);
      }
    }
    return set;
  }

  private Leaps leaps(HoleSet[] lands) {
    for (Leaps earlier : leaps) {
      if (earlier != null && earlier.fits(lands)) {
        return earlier;
      }
    }
    return new Leaps(layout, lands);
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

  /** Returns whether a hole is in one of the sets of two words each. */
  public static boolean contains(long[] words, int slot, int hole) {
    return ((words[2 * slot + (hole >>> 6)] >>> hole) & 1) != 0;
  }
}

package org.plyscope.game.starhalma.internal.basics;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/**
 * Answers in one look where the next hop of a player's marble can land. Immutable.
 *
 * <p>Which of the six neighbours of a hole are taken selects one of at most 64 answers, two words
 * each. The neighbours are far apart in the two words of a set, but no two of them 64 apart, so the
 * words can be laid over each other; then a multiplication brings the six bits together. Its factor
 * is found by trying.
 */
public final class Leaps {
  /** Words in {@link #around} by hole. */
  public static final int ENTRY = 4;

  /** Bits of the product that select an answer: one more than needed, so factors are frequent. */
  private static final int BITS = 7;

  private static final int PRODUCT_SHIFT = 64 - BITS;

  /** By hole: neighbours that can be hopped over, in two words, the factor, and a spare word. */
  public final long[] around;

  /** Two words by hole and product: where hops land if nothing stands there. */
  public final long[] landings;

  private final Layout layout;
  private final HoleSet[] lands;

  /**
   * Makes the table.
   *
   * @param lands where hops from each hole may land
   */
  public Leaps(Layout layout, HoleSet[] lands) {
    this.layout = layout;
    around = new long[ENTRY * lands.length];
    landings = new long[(2 * lands.length) << BITS];
    this.lands = lands;
    SplittableRandom random = new SplittableRandom(0x1EA9);
    for (int from = 0; from < lands.length; from++) {
      fill(from, random);
    }
  }

  /** Returns where in {@link #landings} the answer for a hole and some taken neighbours is. */
  public static int answer(int hole, long taken, long factor) {
    return 2 * ((hole << BITS) | (int) ((taken * factor) >>> PRODUCT_SHIFT));
  }

  private void fill(int from, SplittableRandom random) {
    int[] middles = new int[Hole.DIRECTIONS];
    int[] ends = new int[Hole.DIRECTIONS];
    int count = hops(from, middles, ends);
    HoleSet over = HoleSet.of(Arrays.stream(middles, 0, count));
    long all = over.lo() | over.hi();
    long factor = random.nextLong();
    while (!keepsApart(factor, all)) {
      factor = random.nextLong();
    }
    around[ENTRY * from] = over.lo();
    around[ENTRY * from + 1] = over.hi();
    around[ENTRY * from + 2] = factor;
    for (int subset = 0; subset < 1 << count; subset++) {
      long taken = 0;
      HoleSet landing = HoleSet.NONE;
      for (int i = 0; i < count; i++) {
        if (((subset >>> i) & 1) != 0) {
          taken |= 1L << middles[i];
          landing = landing.with(ends[i]);
        }
      }
      int at = answer(from, taken, factor);
      landings[at] = landing.lo();
      landings[at + 1] = landing.hi();
    }
  }

  /** Collects the hops from a hole and returns how many there are. */
  private int hops(int from, int[] middles, int[] ends) {
    int count = 0;
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int middle = layout.step(from, direction, 1);
      int to = layout.step(from, direction, 2);
      if (middle >= 0 && to >= 0 && lands[from].contains(to)) {
        middles[count] = middle;
        ends[count++] = to;
      }
    }
    return count;
  }

  /** Returns whether a factor gives every subset of some neighbours a number of its own. */
  private static boolean keepsApart(long factor, long neighbours) {
    HoleSet used = HoleSet.NONE;
    long subset = 0;
    do {
      int product = (int) ((subset * factor) >>> PRODUCT_SHIFT);
      if (used.contains(product)) {
        return false;
      }
      used = used.with(product);
      subset = (subset - neighbours) & neighbours;
    } while (subset != 0);
    return true;
  }

  /** Returns whether hops lead to the same holes under these restrictions. */
  public boolean fits(HoleSet[] others) {
    return Arrays.equals(lands, others);
  }
}

package org.plyscope.game.mancala.kalah;

/**
 * The seeds that sowing adds to each side, for every house and number of seeds, when a side is a
 * long with one byte per house from the left and its store in the top byte.
 *
 * <p>At most 120 seeds exist on boards this small, so no byte ever overflows and a whole sowing is
 * one addition per side.
 */
final class SowingTable {
  /** The widest board that fits. */
  static final int HOUSES = 6;

  /** Where a store lies in its long. */
  static final int STORE_SHIFT = 56;

  /**
   * Returned by {@link #last} for a last seed on the other side: the shift to a byte that is always
   * 0.
   */
  static final int ACROSS = 48;

  /** Returned by {@link #last} for a last seed in the store: a shift to a bit that is 0 or 128. */
  static final int STORE = 49;

  /** Turns a house into the first index of its entries; add the number of seeds. */
  static final int HOUSE_SHIFT = 7;

  private static final SowingTable[] TABLES = new SowingTable[HOUSES + 1];

  /** The change on the mover's side: the seeds sown less those taken from the house. */
  final long[] own = new long[HOUSES << HOUSE_SHIFT];

  /** The change on the other side. */
  final long[] other = new long[HOUSES << HOUSE_SHIFT];

  /**
   * Where the last seed falls: the shift to an own house, {@link #STORE} or {@link #ACROSS}. With
   * all of them one question is enough to see whether the last seed lies alone in an own house: is
   * the byte there 1?
   */
  final byte[] last = new byte[HOUSES << HOUSE_SHIFT];

  /** The bytes of the houses. */
  final long houseMask;

  private SowingTable(int houses) {
    houseMask = (1L << (8 * houses)) - 1;
    int lap = 2 * houses + 1;
    for (int house = 0; house < houses; house++) {
      for (int seeds = 0; seeds < 1 << HOUSE_SHIFT; seeds++) {
        int entry = (house << HOUSE_SHIFT) | seeds;
        own[entry] = -((long) seeds << (8 * house));
        int end = (house + seeds) % lap;
        last[entry] = (byte) (end < houses ? 8 * end : end == houses ? STORE : ACROSS);
        for (int i = 1; i <= seeds; i++) {
          int place = (house + i) % lap;
          if (place > houses) {
            other[entry] += 1L << (8 * (place - houses - 1));
          } else {
            own[entry] += 1L << (place == houses ? STORE_SHIFT : 8 * place);
          }
        }
      }
    }
  }

  /** Returns the table of a board width; made once, since all states share it. */
  static synchronized SowingTable of(int houses) {
    if (TABLES[houses] == null) {
      TABLES[houses] = new SowingTable(houses);
    }
    return TABLES[houses];
  }
}

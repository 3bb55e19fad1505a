package org.plyscope.agent.kalah.internal;

/**
 * The known bounds of positions: a lower and an upper bound of the margin to come, and a good move.
 *
 * <p>An entry is one long. A position with less than 32 seeds in every house fits into 60 bits;
 * these are mixed one-to-one, the lower part is the place and the rest is kept, so that two
 * positions are never mistaken for each other. A place has two entries: one for the position with
 * the most seeds, one for the latest.
 */
final class BoundTable {
  private static final long CROWDED = 0xe0e0e0e0e0e0L;
  private static final int DATA_BITS = 26;
  private static final int BOUND_OFFSET = 128;

  private final int keyBits;
  private final long keyMask;
  private final int placeBits;
  private final long[] entries;
  private int used;

  /**
   * Makes an empty table.
   *
   * @param houses the houses of each player
   * @param size the number of entries, a power of two; for six houses at least 2^23
   */
  BoundTable(int houses, int size) {
    keyBits = Math.max(10 * houses, 32);
    keyMask = (1L << keyBits) - 1;
    entries = new long[size];
    placeBits = Integer.numberOfTrailingZeros(entries.length) - 1;
  }

  /** Returns how many entries are in use. */
  int used() {
    return used;
  }

  /** Returns the entry of a position, or 0. */
  long find(long own, long other) {
    if (((own | other) & CROWDED) != 0) {
      return 0;
    }
    long key = key(own, other);
    int place = place(key);
    long tag = key >>> placeBits;
    long entry = entries[place];
    if (entry >>> DATA_BITS == tag && entry != 0) {
      return entry;
    }
    entry = entries[place + 1];
    return entry >>> DATA_BITS == tag ? entry : 0;
  }

  /** Keeps the bounds of a position. */
  void keep(long own, long other, int seeds, int lower, int upper, int house) {
    if (((own | other) & CROWDED) != 0) {
      return;
    }
    long key = key(own, other);
    int place = place(key);
    long tag = key >>> placeBits;
    long entry =
        (tag << DATA_BITS)
            | ((long) (lower + BOUND_OFFSET) << 18)
            | ((long) (upper + BOUND_OFFSET) << 10)
            | ((long) house << 7)
            | seeds;
    long first = entries[place];
    if (first == 0 || first >>> DATA_BITS == tag || seeds >= (first & 0x7f)) {
      if (first == 0) {
        used++;
      } else if (first >>> DATA_BITS != tag) {
        second(place, first);
      }
      entries[place] = entry;
    } else {
      second(place, entry);
    }
  }

  private void second(int place, long entry) {
    used += entries[place + 1] == 0 ? 1 : 0;
    entries[place + 1] = entry;
  }

  static int lower(long entry) {
    return ((int) (entry >>> 18) & 0xff) - BOUND_OFFSET;
  }

  static int upper(long entry) {
    return ((int) (entry >>> 10) & 0xff) - BOUND_OFFSET;
  }

  static int house(long entry) {
    return (int) (entry >>> 7) & 7;
  }

  private int place(long key) {
    return (int) (key << 1) & (entries.length - 2);
  }

  /** Mixes by steps that can each be undone within the bits of the key. */
  private long key(long own, long other) {
    long key = (pack(own) << (keyBits / 2)) | pack(other);
    key = ((key ^ (key >>> (keyBits / 2))) * 0x9e3779b97f4a7c15L) & keyMask;
    key = ((key ^ (key >>> (keyBits / 2))) * 0xd6e8feb86659fd93L) & keyMask;
    return key ^ (key >>> (keyBits / 2));
  }

  /** Packs six bytes of five significant bits into thirty bits. */
  private static long pack(long side) {
    long pairs = (side & 0x001f001f001fL) | ((side & 0x1f001f001f00L) >>> 3);
    return (pairs & 0x3ff) | ((pairs >>> 6) & 0xffc00) | ((pairs >>> 12) & 0x3ff00000);
  }
}

package org.plyscope.agent.kalah.internal;

/**
 * The sowing of Kalah on packed houses: a side is a long with one byte per house, from its owner's
 * left. Stores are not part of it, since future gains do not depend on them.
 */
final class Sowing {
  /** The widest board that can be packed. */
  static final int HOUSES = 6;

  private static final int SEED_BITS = 7;
  private static final long ONES = 0x010101010101L;

  private final int houses;
  private final boolean emptyCapture;
  private final long[] own = new long[HOUSES << SEED_BITS];
  private final long[] other = new long[HOUSES << SEED_BITS];
  private final byte[] stored = new byte[HOUSES << SEED_BITS];
  private final byte[] last = new byte[HOUSES << SEED_BITS];

  Sowing(int houses, boolean emptyCapture) {
    this.houses = houses;
    this.emptyCapture = emptyCapture;
    int lap = 2 * houses + 1;
    for (int house = 0; house < houses; house++) {
      for (int seeds = 0; seeds < 1 << SEED_BITS; seeds++) {
        int entry = (house << SEED_BITS) | seeds;
        own[entry] = -((long) seeds << (8 * house));
        last[entry] = (byte) ((house + seeds) % lap);
        for (int i = 1; i <= seeds; i++) {
          put(entry, (house + i) % lap);
        }
      }
    }
  }

  private void put(int entry, int place) {
    if (place < houses) {
      own[entry] += 1L << (8 * place);
    } else if (place == houses) {
      stored[entry]++;
    } else {
      other[entry] += 1L << (8 * (place - houses - 1));
    }
  }

  /** Returns the seeds of a side. */
  static int sum(long side) {
    return (int) ((side * ONES) >>> 40) & 0xff;
  }

  /** Lists the positions after every move of the player with {@code mine}. */
  void expand(long mine, long yours, Moves out) {
    int count = 0;
    for (int house = houses - 1; house >= 0; house--) {
      int seeds = (int) (mine >>> (8 * house)) & 0x7f;
      if (seeds > 0) {
        sow(mine, yours, house, seeds, out, count++);
      }
    }
    out.count = count;
  }

  private void sow(long mine, long yours, int house, int seeds, Moves out, int slot) {
    int entry = (house << SEED_BITS) | seeds;
    long left = mine + own[entry];
    long right = yours + other[entry];
    int gain = stored[entry];
    int stop = last[entry];
    if (stop < houses && ((left >>> (8 * stop)) & 0xff) == 1) {
      int across = 8 * (houses - 1 - stop);
      int taken = (int) (right >>> across) & 0xff;
      if (taken > 0 || emptyCapture) {
        left -= 1L << (8 * stop);
        right -= (long) taken << across;
        gain += taken + 1;
      }
    }
    out.house[slot] = house;
    out.taken[slot] = gain;
    if (left == 0 || right == 0) {
      out.gain[slot] = gain + sum(left) - sum(right);
      out.sign[slot] = 0;
    } else {
      boolean again = stop == houses;
      out.gain[slot] = gain;
      out.sign[slot] = again ? 1 : -1;
      out.own[slot] = again ? left : right;
      out.other[slot] = again ? right : left;
    }
  }
}

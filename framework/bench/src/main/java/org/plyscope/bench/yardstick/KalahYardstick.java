package org.plyscope.bench.yardstick;

import java.util.SplittableRandom;

/**
 * Kalah(6,4), study rule. A side is a long with one byte per house and the store in byte 6; sowing
 * adds two precomputed longs.
 */
final class KalahYardstick implements Yardstick {
  private static final long HOUSES = 0xFFFF_FFFF_FFFFL;
  private static final int SEEDS = 48;
  private static final long START = 0x0404_0404_0404L;
  private static final long[] OWN = new long[6 * (SEEDS + 1)];
  private static final long[] OTHER = new long[6 * (SEEDS + 1)];

  static {
    for (int house = 0; house < 6; house++) {
      for (int seeds = 1; seeds <= SEEDS; seeds++) {
        int at = house;
        for (int i = 0; i < seeds; i++) {
          at = (at + 1) % 13;
          if (at < 7) {
            OWN[house * (SEEDS + 1) + seeds] += 1L << (8 * at);
          } else {
            OTHER[house * (SEEDS + 1) + seeds] += 1L << (8 * (at - 7));
          }
        }
      }
    }
  }

  private long own = START;
  private long other = START;
  private int mover;

  @Override
  public String game() {
    return "kalah";
  }

  private boolean over() {
    return (own & HOUSES) == 0 || (other & HOUSES) == 0;
  }

  private void play(int house) {
    int seeds = (int) (own >>> (8 * house)) & 0xFF;
    int last = (house + seeds) % 13;
    own = (own & ~(0xFFL << (8 * house))) + OWN[house * (SEEDS + 1) + seeds];
    other += OTHER[house * (SEEDS + 1) + seeds];
    if (last == 6) {
      return;
    }
    if (last < 6 && ((own >>> (8 * last)) & 0xFF) == 1) {
      int opposite = 8 * (5 - last);
      long captured = (other >>> opposite) & 0xFF;
      if (captured != 0) {
        other &= ~(0xFFL << opposite);
        own = (own & ~(0xFFL << (8 * last))) + ((captured + 1) << 48);
      }
    }
    long swap = own;
    own = other;
    other = swap;
    mover ^= 1;
  }

  @Override
  public long perft(int depth) {
    own = START;
    other = START;
    mover = 0;
    return count(depth);
  }

  private long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (over()) {
      return 0;
    }
    long leaves = 0;
    long savedOwn = own;
    long savedOther = other;
    int savedMover = mover;
    for (int house = 0; house < 6; house++) {
      if ((savedOwn >>> (8 * house) & 0xFF) != 0) {
        play(house);
        leaves += count(depth - 1);
        own = savedOwn;
        other = savedOther;
        mover = savedMover;
      }
    }
    return leaves;
  }

  @Override
  public int playout(SplittableRandom random, int cap) {
    own = START;
    other = START;
    mover = 0;
    return playOut(random, cap);
  }

  private int playOut(SplittableRandom random, int cap) {
    int plies = 0;
    while (plies < cap && !over()) {
      int filled = 0;
      for (int house = 0; house < 6; house++) {
        filled |= (own >>> (8 * house) & 0xFF) == 0 ? 0 : 1 << house;
      }
      for (int skip = random.nextInt(Integer.bitCount(filled)); skip > 0; skip--) {
        filled &= filled - 1;
      }
      play(Integer.numberOfTrailingZeros(filled));
      plies++;
    }
    return plies;
  }

  private final HandTree tree = new HandTree();
  private final long[] list = new long[6];

  @Override
  public long uct(int iterations, SplittableRandom random) {
    tree.reset();
    for (int i = 0; i < iterations; i++) {
      own = START;
      other = START;
      mover = 0;
      int node = tree.start();
      while (tree.expanded(node)) {
        node = tree.select(node, mover);
        play((int) tree.move(node));
      }
      if (!over()) {
        play((int) tree.move(tree.expand(node, list, list(), random)));
      }
      playOut(random, 1000);
      long margin = margin((int) seeds(own) - (int) seeds(other));
      tree.learn(over() ? (Long.signum(margin) + 1) / 2.0 : 0.5);
    }
    return iterations;
  }

  private int list() {
    int count = 0;
    for (int house = 0; house < 6; house++) {
      if ((own >>> (8 * house) & 0xFF) != 0) {
        list[count++] = house;
      }
    }
    return count;
  }

  @Override
  public long alphaBeta(int depth) {
    own = START;
    other = START;
    mover = 0;
    nodes = 0;
    search(depth, -100, 100);
    return nodes;
  }

  private long nodes;

  private int search(int depth, int alpha, int beta) {
    nodes++;
    if (over()) {
      return margin((int) seeds(own) - (int) seeds(other));
    }
    if (depth == 0) {
      return margin((int) (own >>> 48) - (int) (other >>> 48));
    }
    long savedOwn = own;
    long savedOther = other;
    int savedMover = mover;
    for (int house = 0; house < 6; house++) {
      if ((savedOwn >>> (8 * house) & 0xFF) != 0) {
        play(house);
        int value = search(depth - 1, alpha, beta);
        own = savedOwn;
        other = savedOther;
        mover = savedMover;
        if (mover == 0) {
          alpha = Math.max(alpha, value);
        } else {
          beta = Math.min(beta, value);
        }
        if (alpha >= beta) {
          break;
        }
      }
    }
    return mover == 0 ? alpha : beta;
  }

  private int margin(int forMover) {
    return mover == 0 ? forMover : -forMover;
  }

  private static long seeds(long side) {
    return (side * 0x0101_0101_0101_0101L) >>> 56;
  }
}

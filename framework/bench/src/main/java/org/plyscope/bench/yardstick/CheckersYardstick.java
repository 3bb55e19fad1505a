package org.plyscope.bench.yardstick;

import java.util.SplittableRandom;

/**
 * American checkers. Three 32-bit boards, bit n is square n + 1; diagonal steps are shifts with
 * masks. A move is the origin in bits 0–4, the destination in bits 5–9 and the captured squares in
 * the upper half. The draw rule counts plies without progress; repetition is not looked at.
 */
final class CheckersYardstick implements Yardstick {
  private static final int EVEN = 0x0F0F_0F0F;
  private static final int ODD = ~EVEN;
  private static final int EVEN_INNER = EVEN & ~0x0808_0808;
  private static final int ODD_INNER = ODD & ~0x1010_1010;
  private static final int DARK = 0x0000_0FFF;
  private static final int LIGHT = 0xFFF0_0000;
  private static final int[] CROWN = {0xF000_0000, 0x0000_000F};
  private static final int DRAW_PLIES = 80;
  private static final int MAX_PLIES = 40;

  private int own;
  private int other;
  private int kings;
  private int mover;
  private int quiet;
  private long nodes;
  private final long[][] lists = new long[MAX_PLIES][128];
  private long[] list;
  private int count;

  @Override
  public String game() {
    return "checkers";
  }

  private void reset() {
    own = DARK;
    other = LIGHT;
    kings = 0;
    mover = 0;
    quiet = 0;
    nodes = 0;
  }

  private static int downLeft(int b) {
    return (b & EVEN) << 4 | (b & ODD_INNER) << 3;
  }

  private static int downRight(int b) {
    return (b & EVEN_INNER) << 5 | (b & ODD) << 4;
  }

  private static int upLeft(int b) {
    return (b & EVEN) >>> 4 | (b & ODD_INNER) >>> 5;
  }

  private static int upRight(int b) {
    return (b & EVEN_INNER) >>> 3 | (b & ODD) >>> 4;
  }

  private int generate(long[] out) {
    list = out;
    count = 0;
    int empty = ~(own | other);
    int down = mover == 0 ? own : own & kings;
    int up = mover == 0 ? own & kings : own;
    int jumpers =
        (down & (upRight(other & upRight(empty)) | upLeft(other & upLeft(empty))))
            | (up & (downRight(other & downRight(empty)) | downLeft(other & downLeft(empty))));
    if (jumpers != 0) {
      for (; jumpers != 0; jumpers &= jumpers - 1) {
        int from = jumpers & -jumpers;
        jump(from, Integer.numberOfTrailingZeros(from), 0, (kings & from) != 0, empty | from);
      }
      return count;
    }
    for (int b = down & upRight(empty); b != 0; b &= b - 1) {
      step(b & -b, downLeft(b & -b));
    }
    for (int b = down & upLeft(empty); b != 0; b &= b - 1) {
      step(b & -b, downRight(b & -b));
    }
    for (int b = up & downRight(empty); b != 0; b &= b - 1) {
      step(b & -b, upLeft(b & -b));
    }
    for (int b = up & downLeft(empty); b != 0; b &= b - 1) {
      step(b & -b, upRight(b & -b));
    }
    return count;
  }

  private void step(int from, int to) {
    list[count++] =
        Integer.numberOfTrailingZeros(from) | (long) Integer.numberOfTrailingZeros(to) << 5;
  }

  private boolean jump(int at, int origin, int captured, boolean king, int empty) {
    boolean found = false;
    int prey = other & ~captured;
    if (king || mover == 0) {
      int left = downLeft(at) & prey;
      found |= left != 0 && land(downLeft(left), origin, captured | left, king, empty);
      int right = downRight(at) & prey;
      found |= right != 0 && land(downRight(right), origin, captured | right, king, empty);
    }
    if (king || mover == 1) {
      int left = upLeft(at) & prey;
      found |= left != 0 && land(upLeft(left), origin, captured | left, king, empty);
      int right = upRight(at) & prey;
      found |= right != 0 && land(upRight(right), origin, captured | right, king, empty);
    }
    return found;
  }

  private boolean land(int to, int origin, int captured, boolean king, int empty) {
    if ((to & empty) == 0) {
      return false;
    }
    boolean crowned = !king && (to & CROWN[mover]) != 0;
    if (crowned || !jump(to, origin, captured, king, empty)) {
      list[count++] =
          origin | (long) Integer.numberOfTrailingZeros(to) << 5 | (long) captured << 32;
    }
    return true;
  }

  private void play(long move) {
    int from = 1 << (move & 31);
    int to = 1 << (move >>> 5 & 31);
    int captured = (int) (move >>> 32);
    boolean king = (kings & from) != 0;
    own ^= from | to;
    other &= ~captured;
    kings &= ~(captured | from);
    if (king || (to & CROWN[mover]) != 0) {
      kings |= to;
    }
    quiet = king && captured == 0 ? quiet + 1 : 0;
    int swap = own;
    own = other;
    other = swap;
    mover ^= 1;
  }

  @Override
  public long perft(int depth) {
    reset();
    return count(depth);
  }

  private long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    long[] moves = lists[depth];
    int number = generate(moves);
    int savedOwn = own;
    int savedOther = other;
    int savedKings = kings;
    int savedQuiet = quiet;
    int savedMover = mover;
    long leaves = 0;
    for (int i = 0; i < number; i++) {
      play(moves[i]);
      leaves += count(depth - 1);
      own = savedOwn;
      other = savedOther;
      kings = savedKings;
      quiet = savedQuiet;
      mover = savedMover;
    }
    return leaves;
  }

  @Override
  public int playout(SplittableRandom random, int cap) {
    reset();
    return playOut(random, cap);
  }

  private int playOut(SplittableRandom random, int cap) {
    int plies = 0;
    for (; plies < cap && quiet < DRAW_PLIES; plies++) {
      int moves = generate(lists[0]);
      if (moves == 0) {
        break;
      }
      play(lists[0][random.nextInt(moves)]);
    }
    return plies;
  }

  private final HandTree tree = new HandTree();

  @Override
  public long uct(int iterations, SplittableRandom random) {
    tree.reset();
    for (int i = 0; i < iterations; i++) {
      reset();
      int node = tree.start();
      while (tree.expanded(node)) {
        node = tree.select(node, mover);
        play(tree.move(node));
      }
      int moves = quiet < DRAW_PLIES ? generate(lists[0]) : 0;
      if (moves > 0) {
        play(tree.move(tree.expand(node, lists[0], moves, random)));
      }
      playOut(random, 1000);
      boolean stuck = quiet < DRAW_PLIES && generate(lists[0]) == 0;
      tree.learn(stuck ? mover : 0.5);
    }
    return iterations;
  }

  @Override
  public long alphaBeta(int depth) {
    reset();
    search(depth, -1000, 1000);
    return nodes;
  }

  private int search(int depth, int alpha, int beta) {
    nodes++;
    long[] moves = lists[depth];
    int number = generate(moves);
    if (number == 0) {
      return -900;
    }
    if (depth == 0) {
      return Integer.bitCount(own)
          - Integer.bitCount(other)
          + Integer.bitCount(own & kings)
          - Integer.bitCount(other & kings);
    }
    int savedOwn = own;
    int savedOther = other;
    int savedKings = kings;
    int savedQuiet = quiet;
    int savedMover = mover;
    for (int i = 0; i < number && alpha < beta; i++) {
      play(moves[i]);
      alpha = Math.max(alpha, -search(depth - 1, -beta, -alpha));
      own = savedOwn;
      other = savedOther;
      kings = savedKings;
      quiet = savedQuiet;
      mover = savedMover;
    }
    return alpha;
  }
}

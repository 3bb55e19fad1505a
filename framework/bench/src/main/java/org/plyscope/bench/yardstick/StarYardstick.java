package org.plyscope.bench.yardstick;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Two-player Chinese Checkers on 121 holes, side points open, moves merged by origin and
 * destination. Occupancy is two longs, destinations are found by flood fill over a visited mask.
 */
final class StarYardstick implements Yardstick {
  private static final int CELLS = 121;
  private static final int[] ROW = new int[CELLS];
  private static final int[] NEXT = new int[6 * CELLS];
  private static final int[] JUMP = new int[6 * CELLS];
  private static final int[][] HOME = new int[2][10];
  private static final int MAX_PLIES = 32;

  static {
    int[][] index = new int[17][33];
    Arrays.stream(index).forEach(row -> Arrays.fill(row, -1));
    int cells = 0;
    for (int r = -8; r <= 8; r++) {
      for (int q = -8; q <= 8; q++) {
        int[] size = {Math.abs(q), Math.abs(r), Math.abs(q + r)};
        Arrays.sort(size);
        if (size[2] <= 8 && size[1] <= 4) {
          ROW[cells] = r + 8;
          index[r + 8][q + 16] = cells++;
        }
      }
    }
    int[][] steps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}};
    for (int r = 0; r < 17; r++) {
      for (int q = 0; q < 33; q++) {
        for (int d = 0; d < 6 && index[r][q] >= 0; d++) {
          NEXT[6 * index[r][q] + d] = at(index, r + steps[d][0], q + steps[d][1]);
          JUMP[6 * index[r][q] + d] = at(index, r + 2 * steps[d][0], q + 2 * steps[d][1]);
        }
      }
    }
    for (int i = 0; i < 10; i++) {
      HOME[0][i] = i;
      HOME[1][i] = CELLS - 10 + i;
    }
  }

  private static int at(int[][] index, int r, int q) {
    return r < 0 || r >= 17 || q < 0 || q >= 33 ? -1 : index[r][q];
  }

  private long low;
  private long high;
  private final int[][] marbles = new int[2][10];
  private int mover;
  private int value;
  private long nodes;
  private final int[][] lists = new int[MAX_PLIES][512];
  private final int[] stack = new int[CELLS];

  @Override
  public String game() {
    return "chinese-checkers";
  }

  private void reset() {
    low = 0;
    high = 0;
    mover = 0;
    value = 0;
    nodes = 0;
    for (int player = 0; player < 2; player++) {
      for (int i = 0; i < 10; i++) {
        marbles[player][i] = HOME[player][i];
        flip(HOME[player][i]);
        value += ROW[HOME[player][i]];
      }
    }
  }

  private void flip(int cell) {
    if (cell < 64) {
      low ^= 1L << cell;
    } else {
      high ^= 1L << cell;
    }
  }

  private boolean occupied(int cell) {
    return ((cell < 64 ? low : high) >>> cell & 1) != 0;
  }

  /** A move is the marble in the low byte and the destination in the next. */
  private int generate(int[] list) {
    int count = 0;
    int[] own = marbles[mover];
    for (int m = 0; m < 10; m++) {
      int from = own[m];
      flip(from);
      long seenLow = low;
      long seenHigh = high;
      if (from < 64) {
        seenLow |= 1L << from;
      } else {
        seenHigh |= 1L << from;
      }
      for (int d = 6 * from; d < 6 * from + 6; d++) {
        int to = NEXT[d];
        if (to >= 0 && !occupied(to)) {
          list[count++] = m | to << 8;
          if (to < 64) {
            seenLow |= 1L << to;
          } else {
            seenHigh |= 1L << to;
          }
        }
      }
      int top = 0;
      stack[top++] = from;
      while (top > 0) {
        int cell = 6 * stack[--top];
        for (int d = cell; d < cell + 6; d++) {
          int to = JUMP[d];
          if (to >= 0 && ((to < 64 ? seenLow : seenHigh) >>> to & 1) == 0 && occupied(NEXT[d])) {
            list[count++] = m | to << 8;
            stack[top++] = to;
            if (to < 64) {
              seenLow |= 1L << to;
            } else {
              seenHigh |= 1L << to;
            }
          }
        }
      }
      flip(from);
    }
    return count;
  }

  private int play(int move) {
    int from = marbles[mover][move & 0xFF];
    int to = move >>> 8;
    flip(from);
    flip(to);
    marbles[mover][move & 0xFF] = to;
    value += ROW[to] - ROW[from];
    mover ^= 1;
    return from;
  }

  private void undo(int move, int from) {
    int to = move >>> 8;
    mover ^= 1;
    flip(from);
    flip(to);
    marbles[mover][move & 0xFF] = from;
    value -= ROW[to] - ROW[from];
  }

  private boolean won(int player) {
    int least = player == 0 ? CELLS - 10 : 0;
    for (int cell : marbles[player]) {
      if (cell < least || cell >= least + 10) {
        return false;
      }
    }
    return true;
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
    if (won(mover ^ 1)) {
      return 0;
    }
    int[] list = lists[depth];
    int moves = generate(list);
    long leaves = 0;
    for (int i = 0; i < moves; i++) {
      int from = play(list[i]);
      leaves += count(depth - 1);
      undo(list[i], from);
    }
    return leaves;
  }

  @Override
  public int playout(SplittableRandom random, int cap) {
    reset();
    int plies = 0;
    while (plies < cap && !won(mover ^ 1)) {
      int moves = generate(lists[0]);
      if (moves == 0) {
        break;
      }
      play(lists[0][random.nextInt(moves)]);
      plies++;
    }
    return plies;
  }

  private final HandTree tree = new HandTree();
  private final long[] wide = new long[512];

  @Override
  public long uct(int iterations, SplittableRandom random) {
    tree.reset();
    for (int i = 0; i < iterations; i++) {
      reset();
      int node = tree.start();
      while (tree.expanded(node)) {
        node = tree.select(node, mover);
        play((int) tree.move(node));
      }
      if (!won(mover ^ 1)) {
        int moves = generate(lists[0]);
        for (int m = 0; m < moves; m++) {
          wide[m] = lists[0][m];
        }
        play((int) tree.move(tree.expand(node, wide, moves, random)));
      }
      int plies = 0;
      for (; plies < 1000 && !won(mover ^ 1); plies++) {
        int moves = generate(lists[0]);
        play(lists[0][random.nextInt(20) == 0 ? random.nextInt(moves) : farthest(moves, random)]);
      }
      tree.learn(!won(mover ^ 1) ? 0.5 : mover);
    }
    return iterations;
  }

  /** Returns the move that gains the most holes, counted toward the goal. */
  private int farthest(int moves, SplittableRandom random) {
    int best = 0;
    int bestGain = Integer.MIN_VALUE;
    int ties = 1;
    for (int i = 0; i < moves; i++) {
      int gain = (lists[0][i] >>> 8) - marbles[mover][lists[0][i] & 0xFF];
      gain = mover == 0 ? gain : -gain;
      if (gain > bestGain) {
        best = i;
        bestGain = gain;
        ties = 1;
      } else if (gain == bestGain && random.nextInt(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }

  @Override
  public long alphaBeta(int depth) {
    reset();
    search(depth, -100_000, 100_000);
    return nodes;
  }

  private int search(int depth, int alpha, int beta) {
    nodes++;
    if (won(mover ^ 1)) {
      return mover == 1 ? 10_000 + depth : -10_000 - depth;
    }
    if (depth == 0) {
      return value;
    }
    int[] list = lists[depth];
    int moves = generate(list);
    for (int i = 0; i < moves && alpha < beta; i++) {
      int from = play(list[i]);
      int child = search(depth - 1, alpha, beta);
      undo(list[i], from);
      if (mover == 0) {
        alpha = Math.max(alpha, child);
      } else {
        beta = Math.min(beta, child);
      }
    }
    return mover == 0 ? alpha : beta;
  }
}

package org.plyscope.game.checkers;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/**
 * The smallest loop that can count and play checkers, without any API: what the game is measured
 * against. {@link #main} prints leaves and playouts per second of processor time of both, and their
 * ratio.
 *
 * <p>Both sides of the comparison do the same work: every leaf of a perft is played, nothing is
 * counted in bulk, and a playout ends when a side cannot move or after 80 plies without progress.
 */
public final class CheckersYardstick {
  private static final int QUIET_LIMIT = 80;
  private static final long ALL = 0x7_FBFD_FEFFL;
  private static final long CROWN_ROWS = 0xFL | 0xFL << 31;
  private static final long BLACK = Squares.range(1, 12);
  private static final long WHITE = Squares.range(21, 32);

  private final long[][] moves = new long[64][128];
  private int count;

  /** Counts the leaves below a position, a move being from, to and the captured set. */
  long perft(long mine, long theirs, long kings, boolean black, int depth) {
    if (depth == 0) {
      return 1;
    }
    long[] list = moves[depth];
    int size = generate(mine, theirs, kings, black, list);
    long leaves = 0;
    for (int i = 0; i < size; i++) {
      long move = list[i];
      long from = 1L << (move & 63);
      long to = 1L << (move >>> 6 & 63);
      long captured = move >>> 12;
      long crowned = (kings & from) != 0 ? to : to & CROWN_ROWS;
      leaves +=
          perft(
              theirs & ~captured,
              (mine & ~from) | to,
              (kings & ~(captured | from)) | crowned,
              !black,
              depth - 1);
    }
    return leaves;
  }

  /** Plays random moves to the end and returns the number of plies. */
  int playout(SplittableRandom random) {
    long mine = BLACK;
    long theirs = WHITE;
    long kings = 0;
    boolean black = true;
    int quiet = 0;
    long[] list = moves[0];
    for (int ply = 0; ; ply++) {
      long move = pick(mine, theirs, kings, black, list, random);
      if (move < 0 || quiet == QUIET_LIMIT) {
        return ply;
      }
      long from = 1L << (move & 63);
      long to = 1L << (move >>> 6 & 63);
      long captured = move >>> 12;
      boolean king = (kings & from) != 0;
      quiet = king && captured == 0 ? quiet + 1 : 0;
      kings = (kings & ~(captured | from)) | (king ? to : to & CROWN_ROWS);
      long moved = (mine & ~from) | to;
      mine = theirs & ~captured;
      theirs = moved;
      black = !black;
    }
  }

  /** Picks a random move; steps are counted, not listed. */
  private long pick(
      long mine, long theirs, long kings, boolean black, long[] list, SplittableRandom random) {
    long empty = ALL & ~(mine | theirs);
    long downers = black ? mine : mine & kings;
    long uppers = black ? mine & kings : mine;
    long jumpers = jumpers(downers, uppers, theirs, empty);
    if (jumpers != 0) {
      count = 0;
      captures(jumpers, downers, uppers, theirs, empty, list);
      return list[count == 1 ? 0 : random.nextInt(count)];
    }
    long down4 = downers << 4 & empty;
    long down5 = downers << 5 & empty;
    long up4 = uppers >>> 4 & empty;
    long up5 = uppers >>> 5 & empty;
    int downs = Long.bitCount(down4) + Long.bitCount(down5);
    int size = downs + Long.bitCount(up4) + Long.bitCount(up5);
    if (size == 0) {
      return -1;
    }
    int index = random.nextInt(size);
    long first = index < downs ? down4 : up4;
    long second = index < downs ? down5 : up5;
    int sign = index < downs ? 1 : -1;
    int left = index < downs ? index : index - downs;
    int split = Long.bitCount(first);
    long rest = left < split ? first : second;
    for (int i = left < split ? left : left - split; i > 0; i--) {
      rest &= rest - 1;
    }
    int to = Long.numberOfTrailingZeros(rest);
    return (to - sign * (left < split ? 4 : 5)) | (long) to << 6;
  }

  private int generate(long mine, long theirs, long kings, boolean black, long[] list) {
    long empty = ALL & ~(mine | theirs);
    long downers = black ? mine : mine & kings;
    long uppers = black ? mine & kings : mine;
    long jumpers = jumpers(downers, uppers, theirs, empty);
    count = 0;
    if (jumpers == 0) {
      steps(downers << 4 & empty, 4, list);
      steps(downers << 5 & empty, 5, list);
      steps(uppers >>> 4 & empty, -4, list);
      steps(uppers >>> 5 & empty, -5, list);
    }
    captures(jumpers, downers, uppers, theirs, empty, list);
    return count;
  }

  private static long jumpers(long downers, long uppers, long theirs, long empty) {
    long down = ((theirs >>> 4) & (empty >>> 8)) | ((theirs >>> 5) & (empty >>> 10));
    long up = ((theirs << 4) & (empty << 8)) | ((theirs << 5) & (empty << 10));
    return (downers & down) | (uppers & up);
  }

  private void captures(
      long jumpers, long downers, long uppers, long theirs, long empty, long[] list) {
    for (long rest = jumpers; rest != 0; rest &= rest - 1) {
      long at = rest & -rest;
      int from = Long.numberOfTrailingZeros(rest);
      boolean goesDown = (downers & at) != 0;
      boolean goesUp = (uppers & at) != 0;
      jump(from, at, theirs, empty | at, 0, goesDown, goesUp, list);
    }
  }

  private void steps(long targets, int shift, long[] list) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      list[count++] = (to - shift) | (long) to << 6;
    }
  }

  private void jump(
      int from,
      long at,
      long prey,
      long empty,
      long captured,
      boolean down,
      boolean up,
      long[] list) {
    boolean last = true;
    if (down) {
      long victim = at << 4 & prey;
      if ((victim << 4 & empty) != 0) {
        last = false;
        jump(from, at << 8, prey ^ victim, empty, captured | victim, true, up, list);
      }
      victim = at << 5 & prey;
      if ((victim << 5 & empty) != 0) {
        last = false;
        jump(from, at << 10, prey ^ victim, empty, captured | victim, true, up, list);
      }
    }
    if (up) {
      long victim = at >>> 4 & prey;
      if ((victim >>> 4 & empty) != 0) {
        last = false;
        jump(from, at >>> 8, prey ^ victim, empty, captured | victim, down, true, list);
      }
      victim = at >>> 5 & prey;
      if ((victim >>> 5 & empty) != 0) {
        last = false;
        jump(from, at >>> 10, prey ^ victim, empty, captured | victim, down, true, list);
      }
    }
    if (last) {
      list[count++] = from | (long) Long.numberOfTrailingZeros(at) << 6 | captured << 12;
    }
  }

  static long perft(State state, int depth, MoveList[] lists) {
    if (depth == 0) {
      return 1;
    }
    MoveList list = lists[depth];
    int size = state.moves(list);
    long leaves = 0;
    for (int i = 0; i < size; i++) {
      state.play(list.get(i));
      leaves += perft(state, depth - 1, lists);
      state.undo();
    }
    return leaves;
  }

  static int playout(State state, SplittableRandom random, MoveList scratch) {
    int plies = 0;
    for (long move = state.randomMove(random, scratch);
        move != MoveList.NONE;
        move = state.randomMove(random, scratch)) {
      state.play(move);
      plies++;
    }
    for (int i = 0; i < plies; i++) {
      state.undo();
    }
    return plies;
  }

  /**
   * Measures both in turn, five rounds, and prints each.
   *
   * @param args perhaps the perft depth (10) and the number of playouts (200000)
   */
  public static void main(String[] args) {
    int depth = args.length > 0 ? Integer.parseInt(args[0]) : 10;
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 200_000;
    CheckersGame game = new CheckersGame();
    State state =
        game.rules(OptionValues.defaults(game.options()).with("repetitions", "0")).initial();
    CheckersYardstick yardstick = new CheckersYardstick();
    MoveList[] lists = new MoveList[depth + 1];
    for (int i = 0; i <= depth; i++) {
      lists[i] = new MoveList();
    }
    System.out.printf("%-10s %14s %14s %7s%n", "work", "yardstick/s", "API/s", "ratio");
    for (int round = 0; round < 5; round++) {
      long start = cpuTime();
      long expected = yardstick.perft(BLACK, WHITE, 0, true, depth);
      long middle = cpuTime();
      long leaves = perft(state, depth, lists);
      print("perft", expected, middle - start, leaves, cpuTime() - middle);

      SplittableRandom random = new SplittableRandom(round);
      start = cpuTime();
      long plies = 0;
      for (int i = 0; i < games; i++) {
        plies += yardstick.playout(random);
      }
      middle = cpuTime();
      long same = 0;
      for (int i = 0; i < games; i++) {
        same += playout(state, random, lists[0]);
      }
      print("playouts", games, middle - start, games, cpuTime() - middle);
      System.out.printf(
          "plies per playout %.1f and %.1f%n", plies * 1.0 / games, same * 1.0 / games);
    }
  }

  /** Processor time, so that a busy machine disturbs less. */
  private static long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void print(String work, long ours, long nanos, long theirs, long theirNanos) {
    double yardstick = ours * 1e9 / nanos;
    double api = theirs * 1e9 / theirNanos;
    System.out.printf(
        "%-10s %,14.0f %,14.0f %6.0f%%%n", work, yardstick, api, 100 * api / yardstick);
  }
}

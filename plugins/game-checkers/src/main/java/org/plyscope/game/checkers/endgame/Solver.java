package org.plyscope.game.checkers.endgame;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.checkers.MoveGenerator;
import org.plyscope.game.checkers.Moves;
import org.plyscope.game.checkers.Squares;

/**
 * Solves all slices backwards.
 *
 * <p>Every position first counts its steps that may still save it. When a step is found to lead to
 * a position won for the other side, the count goes down, and at 0 the position is lost. A position
 * with a step to a lost one is won. Going by distance, the first way found is the shortest win, and
 * the last step refuted the longest defence.
 */
final class Solver {
  static final int DRAW = 0xFF;

  /** Stands for a position whose value follows from other slices, because it must capture. */
  private static final byte SETTLED = (byte) 0xFF;

  private static final int LONGEST = 0xFE;
  private static final int ASK_EVERY = 1 << 14;

  private final List<Slice> slices;
  private final Values values;
  private final JobMonitor monitor;
  private final MoveGenerator generator = new MoveGenerator(true);
  private final MoveList moves = new MoveList();
  private final Position position = new Position();
  private final Position next = new Position();
  private final byte[][] open = new byte[1 << 12][];
  private final long total;
  private long done;
  private int longest;

  Solver(int pieces, JobMonitor monitor) {
    this.slices = Slice.all(pieces);
    this.monitor = monitor;
    this.values = new Values();
    this.total = slices.stream().mapToLong(Slice::size).sum();
  }

  /** Returns the values of all slices, in the order of {@link Slice#all}. */
  List<byte[]> solve() throws InterruptedException {
    for (Slice slice : slices) {
      if (!values.has(slice)) {
        solve(slice);
      }
    }
    return slices.stream().map(values::of).toList();
  }

  /** Returns the longest distance found. */
  int longest() {
    return longest;
  }

  private void solve(Slice slice) throws InterruptedException {
    Slice mirrored = slice.mirrored();
    List<Slice> pair = slice.equals(mirrored) ? List.of(slice) : List.of(slice, mirrored);
    for (Slice each : pair) {
      byte[] fresh = new byte[each.size()];
      Arrays.fill(fresh, (byte) DRAW);
      values.put(each, fresh);
      open[each.code()] = new byte[each.size()];
    }
    int farthest = -1;
    for (Slice each : pair) {
      farthest = Math.max(farthest, start(each));
    }
    for (int distance = 0; distance <= farthest; distance++) {
      for (Slice each : pair) {
        farthest = Math.max(farthest, goBack(each, distance));
      }
    }
    for (Slice each : pair) {
      open[each.code()] = null;
    }
    longest = Math.max(longest, farthest);
  }

  /** Sets the values that follow from other slices; returns the largest distance. */
  private int start(Slice slice) throws InterruptedException {
    byte[] value = values.of(slice);
    byte[] count = open[slice.code()];
    int farthest = -1;
    for (int index = 0; index < value.length; index++) {
      ask(index);
      done++;
      if (!slice.place(index, position)) {
        count[index] = SETTLED;
        continue;
      }
      int found = first(count, index);
      if (found != DRAW) {
        value[index] = (byte) found;
        farthest = Math.max(farthest, found);
      }
    }
    return farthest;
  }

  private int first(byte[] count, int index) {
    if (list()) {
      count[index] = SETTLED;
      return best();
    }
    if (moves.size() == 0) {
      count[index] = SETTLED;
      return 0;
    }
    // A crowning leaves the slice; only a move that does not lose counts as a way out.
    int win = DRAW;
    int escapes = 0;
    for (int i = 0; i < moves.size(); i++) {
      int value = crowns(moves.get(i)) ? valueAfter(moves.get(i)) : DRAW;
      if (lost(value)) {
        win = Math.min(win, value + 1);
      }
      escapes += value == DRAW || lost(value) ? 1 : 0;
    }
    count[index] = (byte) escapes;
    return win != DRAW || escapes > 0 ? win : best();
  }

  /** Lists the moves of the position; returns true if they are captures. */
  private boolean list() {
    moves.clear();
    long empty = position.empty();
    long uppers = position.mine & position.kings;
    long jumpers = MoveGenerator.jumpers(position.mine, uppers, position.theirs, empty);
    if (jumpers == 0) {
      MoveGenerator.steps(position.mine, uppers, empty, moves);
      return false;
    }
    generator.captures(jumpers, position.mine, uppers, position.theirs, empty, moves);
    return true;
  }

  private boolean crowns(long move) {
    return (position.kings & Moves.fromSet(move)) == 0 && (Moves.toSet(move) & Squares.BOTTOM) != 0;
  }

  private int valueAfter(long move) {
    next.after(position, move);
    return values.value(next);
  }

  private static boolean lost(int value) {
    return value != DRAW && (value & 1) == 0;
  }

  /** Returns the value of the position from those after all moves. */
  private int best() {
    int win = DRAW;
    int loss = 0;
    for (int i = 0; i < moves.size(); i++) {
      int value = valueAfter(moves.get(i));
      if (value == DRAW) {
        loss = DRAW;
      } else if (lost(value)) {
        win = Math.min(win, value + 1);
      } else {
        loss = Math.max(loss, value + 1);
      }
    }
    int best = win != DRAW ? win : loss;
    if (best == LONGEST || best > DRAW) {
      throw new IllegalStateException("A win takes too many plies for one byte.");
    }
    return best;
  }

  /** Updates the predecessors of all positions of a distance; returns the largest new distance. */
  private int goBack(Slice slice, int distance) throws InterruptedException {
    byte[] value = values.of(slice);
    int farthest = -1;
    for (int index = 0; index < value.length; index++) {
      ask(index);
      if (value[index] == (byte) distance) {
        slice.place(index, position);
        farthest = Math.max(farthest, goBack(distance, slice.mirrored()));
      }
    }
    return farthest;
  }

  private int goBack(int distance, Slice before) {
    byte[] value = values.of(before);
    byte[] count = open[before.code()];
    Position now = new Position();
    now.set(position.mine, position.theirs, position.kings);
    long empty = now.empty();
    int farthest = -1;
    for (long rest = now.theirs; rest != 0; rest &= rest - 1) {
      long to = rest & -rest;
      // The other side's men go up, so they come from below; kings come from anywhere.
      long from = to << 4 | to << 5 | ((now.kings & to) == 0 ? 0 : to >>> 4 | to >>> 5);
      for (long froms = from & empty; froms != 0; froms &= froms - 1) {
        position.before(now, to, froms & -froms);
        int index = position.index(before);
        if (count[index] != SETTLED) {
          farthest = Math.max(farthest, tell(distance, value, count, index));
        }
      }
    }
    return farthest;
  }

  /** Notes in a position that one of its moves leads to a position with a distance. */
  private int tell(int distance, byte[] value, byte[] count, int index) {
    int known = value[index] & 0xFF;
    if (lost(distance)) {
      if (distance + 1 >= known) {
        return -1;
      }
      value[index] = (byte) (distance + 1);
      return distance + 1;
    }
    if (known != DRAW || --count[index] != 0) {
      return -1;
    }
    list();
    int loss = best();
    value[index] = (byte) loss;
    return loss;
  }

  private void ask(int index) throws InterruptedException {
    if (index % ASK_EVERY == 0) {
      if (monitor.cancelled()) {
        throw new InterruptedException("cancelled");
      }
      monitor.progress((double) done / total, "solving positions");
    }
  }
}

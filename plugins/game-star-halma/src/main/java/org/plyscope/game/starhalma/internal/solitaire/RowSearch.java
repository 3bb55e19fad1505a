package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.plyscope.api.work.JobMonitor;

/**
 * Finds a number of moves that are certainly needed when the marbles are too many to look at every
 * position: all that counts here is how many marbles stand in each row.
 *
 * <p>Every move of the game is also one here, or none: a step leads at most one row on, a hop two
 * rows on over a row in which another marble stands, or stays in its row. Here it does not matter
 * where in the row the marbles stand, so there may be shorter ways, but never longer ones.
 */
final class RowSearch {
  private static final int ASK_EVERY = 1 << 14;

  private final Combinations sets;
  private final JobMonitor monitor;
  private final byte[] distances;
  private final int[] width;
  private final int[] marbles;
  private final int[] count;
  private final int[] goalRows;
  private final boolean[] seen;
  private final int[] open;
  private long reached = 1;

  RowSearch(Frame frame, JobMonitor monitor) {
    this.monitor = monitor;
    this.width = widths(frame);
    this.sets = sets(frame);
    this.distances = new byte[sets.count()];
    this.marbles = new int[frame.marbles()];
    this.count = new int[width.length];
    this.seen = new boolean[width.length];
    this.open = new int[width.length];
    this.goalRows = frame.goal().indices().map(hole -> row(frame, hole)).toArray();
  }

  private static int[] widths(Frame frame) {
    int[] rows = IntStream.range(0, frame.holes()).map(hole -> row(frame, hole)).toArray();
    int[] widths = new int[IntStream.of(rows).max().orElseThrow() + 1];
    IntStream.of(rows).forEach(row -> widths[row]++);
    return widths;
  }

  /** Returns the row of a hole, counted from the top. */
  static int row(Frame frame, int hole) {
    return frame.hole(hole).v() - frame.hole(0).v();
  }

  /** Returns the numbers of the positions: the i-th marble from the top is moved on by i rows. */
  static Combinations sets(Frame frame) {
    return new Combinations(widths(frame).length + frame.marbles() - 1, frame.marbles());
  }

  /** Returns how many positions have a number. */
  static double count(Frame frame) {
    return Combinations.count(widths(frame).length + frame.marbles() - 1, frame.marbles());
  }

  /** Returns the distances by the numbers of the positions. */
  byte[] search() throws InterruptedException {
    Arrays.fill(distances, (byte) DistanceSearch.NEVER);
    Arrays.fill(count, 0);
    IntStream.of(goalRows).forEach(row -> count[row]++);
    distances[rank()] = 0;
    long before = 0;
    for (int distance = 0; before < reached; distance++) {
      before = reached;
      for (int rank = 0; rank < distances.length; rank++) {
        if (rank % ASK_EVERY == 0) {
          if (monitor.cancelled()) {
            throw new InterruptedException("cancelled");
          }
          monitor.progress((double) reached / distances.length, "rows at " + distance);
        }
        if (distances[rank] == (byte) distance) {
          spread(rank, (byte) (distance + 1));
        }
      }
    }
    return distances;
  }

  /** Moves can be taken back by moves, so going back from the goal is going on from it. */
  private void spread(int rank, byte next) {
    sets.set(rank, marbles);
    Arrays.fill(count, 0);
    for (int i = 0; i < marbles.length; i++) {
      count[marbles[i] - (marbles.length - 1 - i)]++;
    }
    for (int row = 0; row < count.length; row++) {
      if (count[row] > 0) {
        count[row]--;
        moves(row, next);
        count[row]++;
      }
    }
  }

  private void moves(int from, byte next) {
    Arrays.fill(seen, false);
    seen[from] = true;
    int size = 1;
    open[0] = from;
    while (size > 0) {
      int row = open[--size];
      for (int side = -1; side <= 1; side += 2) {
        int to = row + 2 * side;
        if (to >= 0 && to < count.length && !seen[to] && count[row + side] > 0) {
          seen[to] = true;
          open[size++] = to;
        }
      }
    }
    for (int to = 0; to < count.length; to++) {
      boolean step = Math.abs(to - from) == 1;
      if (to != from && (seen[to] || step) && count[to] < width[to]) {
        count[to]++;
        tell(rank(), next);
        count[to]--;
      }
    }
  }

  private void tell(int rank, byte distance) {
    if (distances[rank] == (byte) DistanceSearch.NEVER) {
      distances[rank] = distance;
      reached++;
    }
  }

  private int rank() {
    long set = 0;
    int place = 0;
    for (int row = 0; row < count.length; row++) {
      for (int i = count[row]; i > 0; i--) {
        set |= 1L << (row + place++);
      }
    }
    return sets.rank(set, 0);
  }
}

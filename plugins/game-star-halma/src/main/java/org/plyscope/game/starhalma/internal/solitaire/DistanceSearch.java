package org.plyscope.game.starhalma.internal.solitaire;

import java.util.Arrays;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.starhalma.internal.geometry.Hole;

/**
 * Finds the distance of every position from the goal, breadth first and backwards: from all
 * positions of one distance to those from which a move leads there.
 */
final class DistanceSearch {
  /** Stands for a position from which the goal cannot be reached. */
  static final int NEVER = 0xFF;

  private static final int ASK_EVERY = 1 << 16;

  private final Frame frame;
  private final JobMonitor monitor;
  private final Combinations sets;
  private final byte[] distances;

  /** By hole and direction: from where a step or a hop leads to it, and over which hole; or -1. */
  private final int[] stepFrom;

  private final int[] hopFrom;
  private final int[] hopOver;

  /** Two words by hole: from where a move may lead to it as far as rules restrict its ends. */
  private final long[] mayComeFrom;

  private final int[] marbles;
  private final int[] open = new int[128];
  private long low;
  private long high;
  private long seenLow;
  private long seenHigh;
  private long reached = 1;

  DistanceSearch(Frame frame, JobMonitor monitor) {
    this.frame = frame;
    this.monitor = monitor;
    this.sets = new Combinations(frame.holes(), frame.marbles());
    this.distances = new byte[sets.count()];
    this.marbles = new int[frame.marbles()];
    int entries = frame.holes() * Hole.DIRECTIONS;
    this.stepFrom = new int[entries];
    this.hopFrom = new int[entries];
    this.hopOver = new int[entries];
    this.mayComeFrom = new long[2 * frame.holes()];
    for (int hole = 0; hole < frame.holes(); hole++) {
      prepare(hole);
    }
  }

  private void prepare(int to) {
    for (int direction = 0; direction < Hole.DIRECTIONS; direction++) {
      int entry = to * Hole.DIRECTIONS + direction;
      int near = frame.step(to, direction, 1);
      int far = frame.step(to, direction, 2);
      stepFrom[entry] = near >= 0 && frame.mayEnd(near, to) ? near : -1;
      hopFrom[entry] = near >= 0 && far >= 0 && frame.mayHop(far, to) ? far : -1;
      hopOver[entry] = near;
    }
    for (int from = 0; from < frame.holes(); from++) {
      if (frame.mayEnd(from, to)) {
        mayComeFrom[2 * to + (from >>> 6)] |= 1L << from;
      }
    }
  }

  /** Returns the distances by the numbers of the positions. */
  byte[] search() throws InterruptedException {
    Arrays.fill(distances, (byte) NEVER);
    distances[sets.rank(frame.goal().lo(), frame.goal().hi())] = 0;
    boolean more = true;
    for (int distance = 0; more; distance++) {
      if (distance == NEVER - 1) {
        throw new IllegalStateException("A distance does not fit into a byte.");
      }
      more = layer(distance);
    }
    return distances;
  }

  /** Returns how many positions can reach the goal. */
  long reached() {
    return reached;
  }

  private boolean layer(int distance) throws InterruptedException {
    long before = reached;
    for (int rank = 0; rank < distances.length; rank++) {
      if (rank % ASK_EVERY == 0) {
        if (monitor.cancelled()) {
          throw new InterruptedException("cancelled");
        }
        monitor.progress((double) reached / distances.length, "positions at " + distance);
      }
      if (distances[rank] == (byte) distance) {
        goBack(rank, (byte) (distance + 1));
      }
    }
    return reached > before;
  }

  private void goBack(int rank, byte next) {
    sets.set(rank, marbles);
    low = 0;
    high = 0;
    for (int hole : marbles) {
      add(hole);
    }
    for (int hole : marbles) {
      comeFrom(hole);
      // The marble itself is in the air: it stands neither here nor where it came from.
      long restLow = low & ~(hole < 64 ? 1L << hole : 0);
      long restHigh = high & ~(hole < 64 ? 0 : 1L << hole);
      for (long rest = seenLow; rest != 0; rest &= rest - 1) {
        tell(sets.rank(restLow | (rest & -rest), restHigh), next);
      }
      for (long rest = seenHigh; rest != 0; rest &= rest - 1) {
        tell(sets.rank(restLow, restHigh | (rest & -rest)), next);
      }
    }
  }

  private void add(int hole) {
    if (hole < 64) {
      low |= 1L << hole;
    } else {
      high |= 1L << hole;
    }
  }

  private void tell(int rank, byte distance) {
    if (distances[rank] == (byte) NEVER) {
      distances[rank] = distance;
      reached++;
    }
  }

  /** Finds the holes from which the marble on a hole may have come by one move. */
  private void comeFrom(int to) {
    seenLow = to < 64 ? 1L << to : 0;
    seenHigh = to < 64 ? 0 : 1L << to;
    int count = 1;
    open[0] = to;
    while (count > 0) {
      int entry = open[--count] * Hole.DIRECTIONS;
      for (int end = entry + Hole.DIRECTIONS; entry < end; entry++) {
        int from = hopFrom[entry];
        int over = hopOver[entry];
        if (from >= 0 && over != to && taken(over) && !taken(from) && !seen(from)) {
          see(from);
          open[count++] = from;
        }
      }
    }
    seenLow &= mayComeFrom[2 * to];
    seenHigh &= mayComeFrom[2 * to + 1];
    for (int entry = to * Hole.DIRECTIONS, end = entry + Hole.DIRECTIONS; entry < end; entry++) {
      int from = stepFrom[entry];
      if (from >= 0 && !taken(from)) {
        see(from);
      }
    }
    seenLow &= ~low;
    seenHigh &= ~high;
  }

  private boolean taken(int hole) {
    return ((hole < 64 ? low : high) >>> hole & 1) != 0;
  }

  private boolean seen(int hole) {
    return ((hole < 64 ? seenLow : seenHigh) >>> hole & 1) != 0;
  }

  private void see(int hole) {
    if (hole < 64) {
      seenLow |= 1L << hole;
    } else {
      seenHigh |= 1L << hole;
    }
  }
}

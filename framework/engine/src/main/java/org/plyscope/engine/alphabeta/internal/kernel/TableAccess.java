package org.plyscope.engine.alphabeta.internal.kernel;

import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.Scores;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.TranspositionTable;
import org.plyscope.engine.alphabeta.internal.AlphaBetaJob;
import org.plyscope.engine.internal.kernel.Walk;

/** Reads and writes the transposition table for one search. */
final class TableAccess {
  private final TranspositionTable table;
  private final long keyOfSide;
  private final boolean deep;
  private final boolean strict;
  private final boolean deeperToo;

  TableAccess(AlphaBetaJob job, Walk walk) {
    this.table = job.table();
    this.deep = job.settings().pruning() == Pruning.DEEP;
    this.strict = job.settings().strictCuts();
    this.deeperToo = job.settings().table().deeperToo();
    // Values belong to a root player and a kind of walk; the table may outlive both.
    this.keyOfSide = (4L * walk.toMove() + walk.kind() + 1) * 0x9E3779B97F4A7C15L;
  }

  long key(Walk walk) {
    long line = walk.lineKey() * 0xD6E8FEB86659FD93L;
    return walk.key() ^ keyOfSide ^ line ^ line >>> 32;
  }

  /**
   * Looks up a position. An entry counts only if its move is legal here: with the full key that
   * rules out confusions of two positions.
   */
  int find(long key, MoveList moves) {
    int entry = table.find(key);
    return entry != TranspositionTable.MISSING && moves.indexOf(table.move(entry)) >= 0
        ? entry
        : TranspositionTable.MISSING;
  }

  long move(int entry) {
    return table.move(entry);
  }

  int value(int entry, int ply) {
    return Scores.fromRoot(table.value(entry), ply);
  }

  boolean horizon(int entry) {
    return table.horizon(entry);
  }

  /** Returns whether a value is as good as a search of the node. */
  boolean settles(int entry, int value, int depth, int low, int high) {
    int stored = table.depth(entry);
    if (stored < depth || (stored > depth && !deeperToo)) {
      return false;
    }
    return switch (table.bound(entry)) {
      case EXACT -> true;
      case LOWER -> strict ? value > high : value >= high;
      default -> value <= low;
    };
  }

  void store(
      long key, long move, int best, int depth, int ply, int low, int high, boolean horizon) {
    Bound bound = best >= high ? Bound.LOWER : deep && best <= low ? Bound.UPPER : Bound.EXACT;
    table.store(key, move, Scores.fromNode(best, ply), depth, bound, horizon);
  }
}

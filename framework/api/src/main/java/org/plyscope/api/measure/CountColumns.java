package org.plyscope.api.measure;

import static org.plyscope.api.measure.CountArrays.EMPTY;
import static org.plyscope.api.measure.CountArrays.check;
import static org.plyscope.api.measure.CountArrays.row;
import static org.plyscope.api.measure.CountArrays.sum;
import static org.plyscope.api.measure.CountArrays.trimmed;

import java.util.Arrays;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

/**
 * The numbers inside {@link Counts}. Filled by a builder or by arithmetic; the result of {@link
 * #checked()} is never changed again.
 */
final class CountColumns {
  long[] nodes = EMPTY;
  long[] leaves = EMPTY;
  long[] tableHits = EMPTY;
  long[][] cutoffs = {};
  long[] cutoffIndexSums = EMPTY;
  final long[][] shortcuts = new long[Shortcut.values().length][];
  long[] researches = new long[Research.values().length];
  long playouts;
  long stored;

  CountColumns() {
    Arrays.fill(shortcuts, EMPTY);
  }

  /** Returns a copy without trailing plies that count 0, except for nodes, or throws. */
  CountColumns checked() {
    CountArrays.checkPlies(nodes.length, reached());
    check("nodes", nodes);
    check("leaves", leaves);
    check("table hits", tableHits);
    CountArrays.checkCutoffs(cutoffs, cutoffIndexSums);
    for (Shortcut kind : Shortcut.values()) {
      check("shortcuts (" + kind + ")", shortcuts[kind.place]);
    }
    check("repeated searches", researches);
    check("playouts", playouts);
    check("stored nodes", stored);
    CountColumns copy = new CountColumns();
    copy.nodes = nodes;
    copy.leaves = trimmed(leaves);
    copy.tableHits = trimmed(tableHits);
    copy.cutoffs = trimmed(cutoffs);
    copy.cutoffIndexSums = trimmed(cutoffIndexSums);
    Arrays.setAll(copy.shortcuts, kind -> trimmed(shortcuts[kind]));
    copy.researches = researches.clone();
    copy.playouts = playouts;
    copy.stored = stored;
    return copy;
  }

  CountColumns minus(CountColumns earlier) {
    CountColumns rest = new CountColumns();
    rest.leaves = CountArrays.minus(leaves, earlier.leaves);
    rest.tableHits = CountArrays.minus(tableHits, earlier.tableHits);
    rest.cutoffs = new long[cutoffs.length][];
    Arrays.setAll(rest.cutoffs, ply -> CountArrays.minus(cutoffs[ply], row(earlier.cutoffs, ply)));
    rest.cutoffIndexSums = CountArrays.minus(cutoffIndexSums, earlier.cutoffIndexSums);
    Arrays.setAll(
        rest.shortcuts, kind -> CountArrays.minus(shortcuts[kind], earlier.shortcuts[kind]));
    rest.researches = CountArrays.minus(researches, earlier.researches);
    rest.playouts = playouts - earlier.playouts;
    rest.stored = stored;
    rest.nodes = CountArrays.minus(nodes, earlier.nodes);
    rest.nodes = Arrays.copyOf(rest.nodes, rest.reached());
    return rest;
  }

  CountColumns plus(CountColumns other) {
    CountColumns total = new CountColumns();
    total.nodes = sum(nodes, other.nodes);
    total.leaves = sum(leaves, other.leaves);
    total.tableHits = sum(tableHits, other.tableHits);
    total.cutoffs = new long[Math.max(cutoffs.length, other.cutoffs.length)][];
    Arrays.setAll(total.cutoffs, ply -> sum(row(cutoffs, ply), row(other.cutoffs, ply)));
    total.cutoffIndexSums = sum(cutoffIndexSums, other.cutoffIndexSums);
    Arrays.setAll(total.shortcuts, kind -> sum(shortcuts[kind], other.shortcuts[kind]));
    total.researches = sum(researches, other.researches);
    total.playouts = playouts + other.playouts;
    total.stored = Math.max(stored, other.stored);
    return total;
  }

  boolean same(CountColumns that) {
    return Arrays.equals(nodes, that.nodes)
        && Arrays.equals(leaves, that.leaves)
        && Arrays.equals(tableHits, that.tableHits)
        && Arrays.deepEquals(cutoffs, that.cutoffs)
        && Arrays.equals(cutoffIndexSums, that.cutoffIndexSums)
        && Arrays.deepEquals(shortcuts, that.shortcuts)
        && Arrays.equals(researches, that.researches)
        && playouts == that.playouts
        && stored == that.stored;
  }

  /** Returns the number of plies up to the last at which anything was counted. */
  private int reached() {
    int plies = CountArrays.longest(nodes, leaves, tableHits, cutoffIndexSums);
    plies = Math.max(plies, CountArrays.longest(shortcuts));
    return Math.max(plies, trimmed(cutoffs).length);
  }
}

package org.plyscope.engine.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.Scores;

/**
 * The moves of the root with the facts about each: value, kind of bound, effort, line. Values are
 * from the view of the player to move.
 */
public final class RootMoves {
  private final List<Entry> entries = new ArrayList<>();
  private Entry best;
  private boolean improved;

  /** A move of the root. */
  public static final class Entry {
    private final long move;
    private long[] line;
    private int value;
    private Bound bound = Bound.NONE;
    private long effort;

    Entry(long move) {
      this.move = move;
      this.line = new long[] {move};
    }

    /** Returns the move. */
    public long move() {
      return move;
    }

    /** Returns its value in the last iteration that looked at it. */
    public int value() {
      return value;
    }

    /** Returns whether a search has looked at the move. */
    public boolean searched() {
      return bound != Bound.NONE;
    }

    /** Returns the line that starts with the move. */
    public long[] line() {
      return line.clone();
    }
  }

  /** Makes the list, in the order in which the moves are to be tried. */
  public RootMoves(long[] moves) {
    for (long move : moves) {
      entries.add(new Entry(move));
    }
    best = entries.get(0);
  }

  /** Returns the number of moves. */
  public int size() {
    return entries.size();
  }

  /** Returns a move by its place in the order. */
  public long move(int index) {
    return entries.get(index).move;
  }

  /** Returns the best move so far. */
  public Entry best() {
    return best;
  }

  /** Starts an iteration: the best move so far is tried first, the others keep their order. */
  public void startIteration() {
    entries.remove(best);
    entries.add(0, best);
    startSearch();
  }

  /** Starts a search of all moves in their order; an iteration may need several. */
  public void startSearch() {
    improved = false;
  }

  /** Notes the result of the search of a move. */
  public void searched(int index, int value, Bound bound, long effort) {
    Entry entry = entries.get(index);
    entry.value = value;
    entry.bound = bound;
    entry.effort += effort;
  }

  /** Makes a move the best one. */
  public void improve(int index, long[] line) {
    best = entries.get(index);
    best.line = line;
    improved = best.bound == Bound.EXACT;
  }

  /** Returns whether the running search has found a best move and knows its value, not a bound. */
  public boolean improved() {
    return improved;
  }

  /** Returns the result so far. */
  public Answer answer(int scale) {
    List<Long> line = Arrays.stream(best.line).boxed().toList();
    return new Answer(best.searched(), best.value, line, candidates(scale));
  }

  /** Returns the moves for display, best first. */
  public List<Candidate> candidates(int scale) {
    List<Entry> looked =
        new ArrayList<>(entries.stream().filter(e -> e.bound != Bound.NONE).toList());
    looked.sort(
        Comparator.comparing((Entry e) -> e != best)
            .thenComparing(e -> e.value, Comparator.reverseOrder()));
    return looked.stream()
        .map(
            e ->
                Candidate.of(e.move)
                    .withValue(Scores.forPeople(e.value, scale), e.bound)
                    .withEffort(e.effort))
        .toList();
  }
}

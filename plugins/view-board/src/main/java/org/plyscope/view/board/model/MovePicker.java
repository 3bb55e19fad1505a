package org.plyscope.view.board.model;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Turns clicked cells into a legal move: first where it starts, then where it stops. Where several
 * moves share both ends, clicking a cell in between selects one.
 */
public final class MovePicker {
  /** No cell. */
  public static final int NOWHERE = -1;

  private final BoardModel model;
  private List<Play> candidates = List.of();
  private int start = NOWHERE;
  private int end = NOWHERE;

  public MovePicker(BoardModel model) {
    this.model = model;
  }

  /** Returns the cell of the piece that was picked up, or {@link #NOWHERE}. */
  public int start() {
    return start;
  }

  /** Clears the picked cells. */
  public void cancel() {
    candidates = List.of();
    start = NOWHERE;
    end = NOWHERE;
  }

  /**
   * Picks the cell where the move starts; forgets everything if no legal move starts there.
   *
   * @param cell a cell, or {@link #NOWHERE}
   * @return true if a move can start there
   */
  public boolean begin(int cell) {
    cancel();
    candidates = from(cell);
    if (!candidates.isEmpty()) {
      start = cell;
    }
    return start != NOWHERE;
  }

  /** Returns whether clicking a cell brings the picked move nearer to its end. */
  public boolean accepts(int cell) {
    return start != NOWHERE && (targets().contains(cell) || passing(cell).size() > 0);
  }

  /**
   * Returns whether the start alone decides: something is put on the board, or a pit can be sown in
   * one way only.
   */
  public boolean decidedByStart() {
    return !candidates.isEmpty()
        && (candidates.stream().allMatch(p -> p.path().size() == 1)
            || (model.board().counts() && candidates.size() == 1));
  }

  /**
   * Picks the next cell, or a new start if the cell does not continue the move.
   *
   * @param cell a cell
   * @return the move if there is exactly one left; several if no further click can separate them;
   *     none while the move is not decided
   */
  public List<Play> click(int cell) {
    if (start == NOWHERE) {
      begin(cell);
      return decidedByStart() ? candidates : List.of();
    }
    if (cell == end) {
      return List.of(shortest());
    }
    List<Play> ending = end == NOWHERE ? ending(cell) : List.of();
    if (!ending.isEmpty()) {
      end = cell;
      candidates = ending;
    } else if (!passing(cell).isEmpty()) {
      candidates = passing(cell);
    } else {
      begin(cell);
      return decidedByStart() ? candidates : List.of();
    }
    boolean alike = candidates.stream().map(Play::path).distinct().count() == 1;
    return alike ? candidates : List.of();
  }

  /**
   * Returns the cells where the picked move can stop; once the end is known, the cells that still
   * separate the remaining moves, and the end itself.
   */
  public Set<Integer> targets() {
    if (end == NOWHERE) {
      return ends(candidates);
    }
    Set<Integer> telling = new TreeSet<>();
    telling.add(end);
    for (Play play : candidates) {
      play.path().stream().filter(this::separates).forEach(telling::add);
    }
    return telling;
  }

  /** Returns where a move from a cell can stop, whatever is picked. */
  public Set<Integer> targetsFrom(int cell) {
    return ends(from(cell));
  }

  private List<Play> from(int cell) {
    return model.plays().stream().filter(p -> p.start() == cell).toList();
  }

  private List<Play> ending(int cell) {
    return candidates.stream().filter(p -> p.path().size() > 1 && p.end() == cell).toList();
  }

  /**
   * The candidates that pass a cell earliest, since a user clicks cells in their order; none if
   * that leaves as many as there were and the end is known.
   */
  private List<Play> passing(int cell) {
    List<Play> passing = candidates.stream().filter(p -> p.passes(cell)).toList();
    int first = passing.stream().mapToInt(p -> place(p, cell)).min().orElse(0);
    List<Play> earliest = passing.stream().filter(p -> place(p, cell) == first).toList();
    boolean decides = end == NOWHERE || earliest.size() < candidates.size();
    return decides ? earliest : List.of();
  }

  private boolean separates(int cell) {
    return candidates.stream().map(p -> place(p, cell)).distinct().count() > 1;
  }

  private static int place(Play play, int cell) {
    return play.passes(cell) ? play.path().subList(1, play.path().size() - 1).indexOf(cell) : -1;
  }

  private Play shortest() {
    return candidates.stream()
        .min((a, b) -> Integer.compare(a.path().size(), b.path().size()))
        .orElseThrow();
  }

  private static Set<Integer> ends(List<Play> plays) {
    return plays.stream().map(Play::end).collect(Collectors.toCollection(TreeSet::new));
  }
}

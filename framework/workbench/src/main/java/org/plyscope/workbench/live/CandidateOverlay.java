package org.plyscope.workbench.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.search.Bound;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.Value;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;

/**
 * Marks the best candidates of a search on the board: the value beside the arrow, the effort as its
 * strength. Marks that somebody else has set stay, so that a click wins until the next search.
 */
public final class CandidateOverlay {
  /** How many moves are marked, so that the board can still be seen. */
  static final int MOST = 5;

  /** A move that took little effort is still to be seen; only a greyed one has no weight. */
  private static final double FAINTEST = 0.15;

  private static final double TINY = 10;

  private boolean shown = true;
  private List<Mark> laid = List.of();

  /** Tells whether candidates are marked. */
  public boolean shown() {
    return shown;
  }

  /** Chooses whether candidates are marked; the next {@link #lay} or {@link #over} heeds it. */
  public void show(boolean value) {
    shown = value;
  }

  /** Returns a selection with its candidates marked, unless other marks are on it. */
  public Selection lay(Selection selection) {
    boolean free = selection.marks().isEmpty() || selection.marks().equals(laid);
    return free ? over(selection) : selection;
  }

  /** Returns a selection with its candidates marked instead of whatever is. */
  public Selection over(Selection selection) {
    laid = shown ? selection.result().map(CandidateOverlay::marks).orElse(List.of()) : List.of();
    return selection.withMarks(laid);
  }

  /** Returns the marks of the best candidates. */
  static List<Mark> marks(SearchResult result) {
    List<Candidate> all = result.candidates();
    long total = Trust.total(all);
    List<Candidate> best = all.subList(0, Math.min(MOST, all.size()));
    long most = Math.max(1, best.stream().mapToLong(Candidate::effort).max().orElse(1));
    List<Mark> marks = new ArrayList<>();
    for (Candidate candidate : best) {
      double weight = Math.max(FAINTEST, (double) candidate.effort() / most);
      marks.add(
          Mark.of(candidate.move())
              .withLabel(label(candidate))
              .withWeight(Trust.tooFew(candidate, total) ? 0 : weight));
    }
    return marks;
  }

  /** A few characters: there is little room on a board. */
  private static String label(Candidate candidate) {
    String sign =
        switch (candidate.bound()) {
          case LOWER -> "≥";
          case UPPER -> "≤";
          case EXACT, MEAN, NONE -> "";
        };
    double value = candidate.value();
    if (candidate.bound() == Bound.NONE || Double.isNaN(value)) {
      return "";
    }
    boolean fraction = Math.abs(value) < TINY && value != Math.rint(value);
    return sign + (fraction ? String.format(Locale.ROOT, "%.2f", value) : whole(value));
  }

  private static String whole(double value) {
    return Value.decided(value) ? Value.text(value) : Value.text(Math.rint(value * TINY) / TINY);
  }
}

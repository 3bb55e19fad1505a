package org.plyscope.workbench.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;

/**
 * Marks the best candidates of a search on the board: the value beside the arrow, the effort as its
 * strength. An agent that reports neither but a figure in percent, as the policy of a network, gets
 * that for both. Marks set by others stay, so that a click wins until the next search.
 */
public final class CandidateOverlay {
  /** How many moves are marked, so that the board can still be seen. */
  static final int MOST = 5;

  /** A move that took little effort is still to be seen; only a greyed one has no weight. */
  private static final double FAINTEST = 0.15;

  private static final double TINY = 10;

  /** The choice whether candidates are marked. */
  public static final String SHOWN = "show-candidates";

  private final Choices choices;
  private List<Mark> laid = List.of();

  /** Marks candidates as the user last chose, at first always. */
  public CandidateOverlay(Choices choices) {
    this.choices = choices;
  }

  /** Returns whether candidates are marked. */
  public boolean shown() {
    return choices.flag(SHOWN, true);
  }

  /** Chooses whether candidates are marked; the next {@link #lay} or {@link #over} heeds it. */
  public void show(boolean value) {
    choices.put(SHOWN, value);
  }

  /** Returns a selection with its candidates marked, unless other marks are on it. */
  public Selection lay(Selection selection) {
    boolean free = selection.marks().isEmpty() || selection.marks().equals(laid);
    return free ? over(selection) : selection;
  }

  /** Returns a selection with its candidates marked instead of whatever is. */
  public Selection over(Selection selection) {
    laid = selection.result().map(this::marks).orElse(List.of());
    return selection.withMarks(laid);
  }

  /** Returns the marks of the best candidates; none if the user does not want to see them. */
  public List<Mark> marks(SearchResult result) {
    if (!shown()) {
      return List.of();
    }
    List<Candidate> all = result.candidates();
    if (all.isEmpty()) {
      // An agent that reports no other candidates still has a move to show.
      return List.of(Mark.of(result.move()));
    }
    Optional<Figure> share = share(all);
    if (share.isPresent()) {
      return shares(all, share.get());
    }
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

  /** Distinguishes candidates without values and effort: their first figure in percent. */
  private static Optional<Figure> share(List<Candidate> all) {
    boolean plain = all.stream().allMatch(c -> c.bound() == Bound.NONE && c.effort() == 0);
    return plain
        ? all.get(0).figures().list().stream()
            .filter(figure -> figure.format() == Figure.Format.PERCENT)
            .findFirst()
        : Optional.empty();
  }

  private static List<Mark> shares(List<Candidate> all, Figure share) {
    Comparator<Candidate> order = Comparator.comparingDouble(c -> -number(c, share));
    List<Candidate> best = all.stream().sorted(order).limit(MOST).toList();
    double most = Math.max(Double.MIN_NORMAL, number(best.get(0), share));
    return best.stream()
        .map(
            c ->
                Mark.of(c.move())
                    .withLabel(share.text(number(c, share)))
                    .withWeight(Math.max(FAINTEST, number(c, share) / most)))
        .toList();
  }

  private static double number(Candidate candidate, Figure share) {
    double number = candidate.figures().number(share.id());
    return Double.isNaN(number) ? 0 : number;
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
    return sign + (fraction ? Digits.fixed(value, 2) : whole(value));
  }

  private static String whole(double value) {
    return Value.decided(value) ? Value.text(value) : Value.text(Math.rint(value * TINY) / TINY);
  }
}

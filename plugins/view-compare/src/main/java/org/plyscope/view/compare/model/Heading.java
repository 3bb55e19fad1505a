package org.plyscope.view.compare.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.game.Rules;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;

/**
 * Describes the subject of a comparison, so that it is not mistaken for one of the position on the
 * board.
 *
 * @param text game, rules, position and agents
 * @param foreign whether the board shows another game or other rules
 */
public record Heading(String text, boolean foreign) {
  private static final int MOST_NAMES = 4;

  /** An empty heading. */
  public static final Heading NONE = new Heading("", false);

  /**
   * Describes a comparison.
   *
   * @param subject the position meant, or -1 for all of them
   * @param board the rules on the board
   */
  public static Heading of(Comparison comparison, int subject, Rules board) {
    ComparisonRequest request = comparison.request();
    Rules rules = request.rules();
    int positions = request.subjects().size();
    int configurations = request.configurations().size();
    String where =
        positions > 1 && subject < 0
            ? positions + " positions"
            : request.subjects().get(Math.max(0, subject)).name();
    String who =
        configurations == 1
            ? request.configurations().get(0).name()
            : configurations + " configurations";
    boolean foreign =
        !rules.game().id().equals(board.game().id()) || !rules.options().equals(board.options());
    String text = Titles.game(rules) + " · " + where + " · " + who;
    return new Heading(foreign ? text + " – not the position on the board" : text, foreign);
  }

  /**
   * Describes a comparison for captions and names of files.
   *
   * @param subject the position meant, or -1 for all of them
   * @return for example {@code Kalah, Midgame: Max and Random to depth 4}
   */
  public static String subject(Comparison comparison, int subject) {
    ComparisonRequest request = comparison.request();
    List<String> names = request.configurations().stream().map(Configuration::name).toList();
    int positions = request.subjects().size();
    String where =
        positions > 1 && subject < 0
            ? positions + " positions"
            : request.subjects().get(Math.max(0, subject)).name();
    Set<Limits> limits =
        request.configurations().stream().map(Configuration::limits).collect(Collectors.toSet());
    String until =
        limits.size() == 1 && !limits.contains(Limits.NONE)
            ? ", each " + NumberText.limits(limits.iterator().next())
            : "";
    return Titles.game(request.rules()) + ", " + where + ": " + listed(names) + until;
  }

  private static String listed(List<String> names) {
    int last = names.size() - 1;
    if (names.size() > MOST_NAMES) {
      return names.size() + " configurations";
    }
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}

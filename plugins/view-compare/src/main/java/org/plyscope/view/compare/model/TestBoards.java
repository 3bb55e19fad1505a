package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;

/**
 * The request behind <i>Evaluate test boards</i>: the chosen algorithms at one ply, two plies and
 * so on, on the start, midgame and endgame boards of the rules.
 */
public final class TestBoards {
  /** How deep the searches go. */
  public static final int PLIES = 7;

  private static final String GROUP = "Test boards";

  private static final int MOST = 3;

  private TestBoards() {}

  /**
   * Makes the request.
   *
   * @param rules the rules of the board
   * @param analyst holds the comparison that was shown last
   * @param agents the agents that can be chosen under the rules
   * @param plies how deep to search
   */
  public static ComparisonRequest request(
      Rules rules, Analyst analyst, OfferedAgents agents, int plies) {
    return ComparisonRequest.of(boards(rules), algorithms(rules, analyst, agents, plies));
  }

  private static List<Subject> boards(Rules rules) {
    List<Subject> boards = new ArrayList<>();
    for (NamedPosition position : rules.positions()) {
      if (position.group().equals(GROUP) && boards.size() < MOST) {
        boards.add(Subject.of(position.name(), Line.of(rules, position.position())));
      }
    }
    if (boards.isEmpty()) {
      boards.add(Subject.of("Start", Line.of(rules)));
    }
    return boards;
  }

  /** The algorithms that were compared last under these rules, else a set that fits them. */
  private static List<Configuration> algorithms(
      Rules rules, Analyst analyst, OfferedAgents agents, int plies) {
    Optional<ComparisonRequest> last =
        analyst.comparison().map(Comparison::request).filter(request -> fits(request, rules));
    if (last.isPresent()) {
      return last.get().configurations().stream()
          .map(chosen -> chosen.withLimits(chosen.limits().withDepth(plies)))
          .toList();
    }
    List<QuickAdds.Entry> sets = QuickAdds.all(agents, Optional.empty(), plies);
    if (sets.isEmpty()) {
      throw new InputException(
          "No algorithm here searches to a depth; choose some in the view Compare first.");
    }
    return sets.get(0).configurations();
  }

  private static boolean fits(ComparisonRequest request, Rules rules) {
    return request.rules().game().id().equals(rules.game().id())
        && request.rules().options().equals(rules.options());
  }
}

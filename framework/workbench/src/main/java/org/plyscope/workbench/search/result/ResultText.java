package org.plyscope.workbench.search.result;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.search.ProofText;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;

/**
 * A search result in words.
 *
 * @param move the move chosen
 * @param value the value of the position
 * @param owner whose value it is
 * @param subject the game, its rules, the position and the player to move
 * @param depth the depth searched completely
 * @param nodes the number of nodes
 * @param playouts the number of playouts, empty if there were none
 * @param speed nodes per second
 * @param time the time used
 * @param status whether and why it ended
 * @param comment the remark of the agent
 * @param techniques the repeated and the omitted searches, or an empty string
 */
public record ResultText(
    String move,
    String value,
    String owner,
    String subject,
    String depth,
    String nodes,
    String playouts,
    String speed,
    String time,
    String status,
    String comment,
    String techniques) {
  /**
   * Describes a result.
   *
   * @param searched the position searched
   * @param endedBy the limit that ended it, as far as that is known
   */
  public static ResultText of(Line searched, SearchResult result, Optional<String> endedBy) {
    return of(searched, result, endedBy, Map.of());
  }

  /**
   * Describes a result.
   *
   * @param searched the position searched
   * @param endedBy the limit that ended it, as far as that is known
   * @param own names of the user's own positions by their text
   */
  public static ResultText of(
      Line searched, SearchResult result, Optional<String> endedBy, Map<String, String> own) {
    State state = searched.state();
    long nodes = result.counts().nodes();
    String player = searched.rules().board().seats().get(state.toMove()).name();
    return new ResultText(
        moveText(state, result.move()),
        Value.text(result.value()),
        Double.isNaN(result.value()) ? "" : "for " + player,
        Titles.game(searched.rules())
            + "  ·  "
            + Titles.position(searched, own)
            + "  ·  "
            + player
            + " to move",
        depth(result),
        NumberText.count(nodes),
        result.counts().playouts() == 0 ? "" : NumberText.count(result.counts().playouts()),
        NumberText.perSecond(nodes, result.nanos()),
        NumberText.time(result.nanos()),
        status(result, endedBy),
        (unfinished(result) + " " + result.comment()).strip(),
        TechniqueText.of(result.counts()));
  }

  private static String depth(SearchResult result) {
    String part = part(result) > 0 ? " + part of " + part(result) : "";
    return result.depth() == 0 ? NumberText.NOTHING : result.depth() + part;
  }

  /** Returns the depth that was not finished but found another move or value, or 0. */
  private static int part(SearchResult result) {
    List<Iteration> all = result.iterations();
    if (all.size() < 2 || all.get(all.size() - 1).finished()) {
      return 0;
    }
    Iteration last = all.get(all.size() - 1);
    Iteration whole = all.get(all.size() - 2);
    boolean same = whole.move() == result.move() && whole.value() == result.value();
    return same || !whole.finished() ? 0 : last.depth();
  }

  private static String unfinished(SearchResult result) {
    return part(result) == 0
        ? ""
        : "Move and value come from depth " + part(result) + ", which was not finished.";
  }

  private static String moveText(State state, long move) {
    MoveList legal = new MoveList();
    state.moves(legal);
    return legal.indexOf(move) < 0 ? NumberText.NOTHING : state.label(move);
  }

  /** Without the word the value of a solver is only the last one before its end. */
  private static String status(SearchResult result, Optional<String> endedBy) {
    return end(result.status(), endedBy) + ProofText.of(result);
  }

  private static String end(SearchResult.Status status, Optional<String> endedBy) {
    return switch (status) {
      case RUNNING -> "Searching…";
      case COMPLETE -> "Complete";
      case LIMIT ->
          "Stopped at "
              + endedBy.map(l -> l.startsWith("its") ? l : "the " + l + " limit").orElse("a limit");
      case STOPPED -> "Stopped";
    };
  }
}

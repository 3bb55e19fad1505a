package org.plyscope.workbench.play;

import java.util.Optional;
import org.plyscope.api.board.Seat;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.board.Outcome;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.workbench.play.control.PlayControl;

/** Describes in a few words the state of the game. */
final class GameStatus {
  private GameStatus() {}

  /** Describes the game of a control. */
  static String of(PlayControl control) {
    Optional<GameTree> tree = control.tree();
    if (tree.isEmpty()) {
      return "";
    }
    GameNode at = tree.get().current();
    if (at.over()) {
      return "Game over: " + Outcome.text(tree.get().rules().board().seats(), at.payoffs());
    }
    Seat seat = tree.get().rules().board().seats().get(at.toMove());
    if (control.thinking()) {
      return seat.name() + " is thinking" + control.soFar().map(GameStatus::soFar).orElse("…");
    }
    boolean human = control.seats().get(at.toMove()).human();
    if (human) {
      return seat.name() + " to move" + (control.running() ? ": your turn" : "");
    }
    return seat.name() + " to move" + (control.running() ? "" : "  ·  press Start");
  }

  private static String soFar(SearchResult result) {
    String depth = result.depth() > 0 ? "  ·  depth " + result.depth() : "";
    String value = Double.isNaN(result.value()) ? "" : "  ·  value " + Value.text(result.value());
    return depth.isEmpty() && value.isEmpty() ? "…" : depth + value;
  }
}

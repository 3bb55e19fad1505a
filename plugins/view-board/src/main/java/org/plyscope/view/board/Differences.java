package org.plyscope.view.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.board.diff.PositionDiff;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.board.model.BoardModel;

/** Shows, if the user wants it, the differences between the board and the start of the search. */
final class Differences {
  private final BoardCanvas canvas;
  private final Prose line = new Prose("board.differences", "Plyscope.muted");
  private boolean wanted;
  private PositionDiff diff;

  Differences(BoardCanvas canvas) {
    this.canvas = canvas;
    line.setVisible(false);
  }

  /** Returns the line that describes the differences. */
  JComponent line() {
    return line;
  }

  /** Returns whether there is a search to compare with. */
  boolean possible() {
    return diff != null;
  }

  boolean shown() {
    return wanted && possible();
  }

  void toggle() {
    wanted = !wanted;
    show();
  }

  /** Compares the current content of the board. */
  void follow(Selection selection, BoardModel model) {
    diff =
        start(selection)
            .map(start -> PositionDiff.of(model.board(), start, model.setup()))
            .orElse(null);
    show();
  }

  private static Optional<Setup> start(Selection selection) {
    Rules rules = selection.rules();
    try {
      return selection
          .trace()
          .filter(trace -> sameRules(trace, rules))
          .map(trace -> rules.parse(trace.position()).setup());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** A trace from a file has rules of its own. */
  private static boolean sameRules(Trace trace, Rules rules) {
    return trace.rules() == rules
        || (trace.rules().game().id().equals(rules.game().id())
            && trace.rules().options().equals(rules.options()));
  }

  private void show() {
    Map<Integer, Integer> before = new HashMap<>();
    if (shown()) {
      diff.cells().forEach(change -> before.put(change.cell(), change.before()));
      line.setText(diff.isEmpty() ? diff.sentence() : "Since the start: " + diff.sentence());
    }
    canvas.differ(before);
    line.setVisible(shown());
  }
}

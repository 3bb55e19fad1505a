package org.plyscope.workbench.play.control;

import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Choices;
import org.plyscope.board.animation.MoveAnimation;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;

/** How long a move stays on the board before an agent makes the next one. */
public final class Pace {
  /** The longest pause. */
  public static final int SLOWEST = 3_000;

  private static final int STANDARD = 300;

  private static final String PAUSE = "pause-millis";

  private final DoubleSupplier stepMillis;
  private final Choices choices;

  /**
   * Makes a pace with the pause of the last session, at first a short one.
   *
   * @param stepMillis how long one step of a piece takes on the board, 0 without animation
   * @param choices keep the pause
   */
  public Pace(DoubleSupplier stepMillis, Choices choices) {
    this.stepMillis = stepMillis;
    this.choices = choices;
  }

  /** Returns the pause after a move has come to rest, in milliseconds. */
  public int pause() {
    return (int) Math.max(0, Math.min(SLOWEST, choices.number(PAUSE, STANDARD)));
  }

  /** Changes the pause. */
  public void pause(int millis) {
    choices.put(PAUSE, millis);
  }

  /** Returns how long to look at a move: until it has come to rest, and the pause. */
  int millis(GameTree tree, GameNode node) {
    return node.parent().map(before -> animation(tree, before, node) + pause()).orElse(0);
  }

  private int animation(GameTree tree, GameNode before, GameNode node) {
    double step = stepMillis.getAsDouble();
    if (step <= 0) {
      return 0;
    }
    Rules rules = tree.rules();
    Setup from = rules.parse(before.position()).setup();
    Setup to = rules.parse(node.position()).setup();
    List<Integer> path = IntStream.of(tree.path(node)).boxed().toList();
    double normal = MoveAnimation.of(rules.board(), from, to, path).millis();
    return (int) Math.ceil(normal * step / MoveAnimation.STEP_MILLIS);
  }
}

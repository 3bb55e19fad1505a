package org.plyscope.workbench.board;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.plyscope.board.animation.MoveAnimation;
import org.plyscope.workbench.session.Habits;

/**
 * How fast pieces move: a client property of the view if it has one of its own, else a value of the
 * look and feel, which the window sets from its preferences.
 */
final class AnimationSpeed {
  /** Milliseconds that one step of a piece takes, a {@link Number}; 0 for no animation. */
  static final String PROPERTY = "Plyscope.animationMillis";

  private static final List<Integer> CHOICES = List.of(0, 90, 150, 250, 400, 650, 1000);

  private final JComponent component;
  private final Habits habits;

  AnimationSpeed(JComponent component, Habits habits) {
    this.component = component;
    this.habits = habits;
  }

  /** Returns how long one step takes. */
  double millis() {
    Object own = component.getClientProperty(PROPERTY);
    Object chosen = own == null ? UIManager.get(PROPERTY) : own;
    return chosen instanceof Number number ? number.doubleValue() : MoveAnimation.STEP_MILLIS;
  }

  /** Changes the speed; the window makes it a preference. */
  private void set(int millis) {
    if (component.getClientProperty(PROPERTY) == null) {
      UIManager.put(PROPERTY, millis);
    } else {
      component.putClientProperty(PROPERTY, millis);
    }
    habits.put(Habits.ANIMATION, millis);
  }

  /** Makes steps shorter, at last without animation; returns a sentence about it. */
  String faster() {
    double now = millis();
    CHOICES.stream().filter(c -> c < now).reduce((a, b) -> b).ifPresent(c -> set(c));
    return sentence();
  }

  /** Makes steps longer; returns a sentence about it. */
  String slower() {
    double now = millis();
    CHOICES.stream().filter(c -> c > now).findFirst().ifPresent(c -> set(c));
    return sentence();
  }

  private String sentence() {
    int now = (int) Math.round(millis());
    return now == 0 ? "Moves are shown at once." : "A step of a move takes " + now + " ms.";
  }
}

package org.plyscope.view.board;

import java.util.List;
import org.plyscope.api.view.Workspace;

/** How fast pieces move, in steps that the user can choose. */
final class AnimationSpeed {
  private static final List<Integer> CHOICES = List.of(0, 90, 150, 250, 400, 650, 1000);

  private final Workspace workspace;

  AnimationSpeed(Workspace workspace) {
    this.workspace = workspace;
  }

  /** Returns how long one step takes. */
  double millis() {
    return workspace.animationMillis();
  }

  /** Makes steps shorter, at last without animation; returns a sentence about it. */
  String faster() {
    int now = workspace.animationMillis();
    CHOICES.stream().filter(c -> c < now).reduce((a, b) -> b).ifPresent(workspace::animationMillis);
    return sentence();
  }

  /** Makes steps longer; returns a sentence about it. */
  String slower() {
    int now = workspace.animationMillis();
    CHOICES.stream().filter(c -> c > now).findFirst().ifPresent(workspace::animationMillis);
    return sentence();
  }

  private String sentence() {
    int now = workspace.animationMillis();
    return now == 0 ? "Moves are shown at once." : "A step of a move takes " + now + " ms.";
  }
}

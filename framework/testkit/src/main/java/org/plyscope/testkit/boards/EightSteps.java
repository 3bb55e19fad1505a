package org.plyscope.testkit.boards;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Setup;
import org.plyscope.testkit.boards.FixtureRules.Step;

/** The moves on eight by eight: jumps if there are any, else steps. */
final class EightSteps {
  private final Setup start;
  private final int side;
  private final List<Step> steps = new ArrayList<>();

  private EightSteps(Setup start) {
    this.start = start;
    this.side = start.toMove();
  }

  static List<Step> of(Setup setup) {
    EightSteps all = new EightSteps(setup);
    for (int from = 0; from < 64; from++) {
      if (all.mine(setup.content(from))) {
        all.jump(setup, new ArrayList<>(List.of(from)));
      }
    }
    for (int from = 0; from < 64 && all.jumpless(); from++) {
      if (all.mine(setup.content(from))) {
        all.step(from);
      }
    }
    return all.steps;
  }

  private boolean jumpless() {
    return steps.stream().noneMatch(s -> Math.abs(s.path().get(0) - s.path().get(1)) > 9);
  }

  private boolean mine(int content) {
    return content > 0 && (content - 1) % 2 == side;
  }

  private void step(int from) {
    for (int[] d : directions(start.content(from))) {
      int to = to(from, d, 1);
      if (to >= 0 && start.content(to) == 0) {
        Setup after = start.with(to, crowned(start.content(from), to)).with(from, 0);
        steps.add(new Step(List.of(from, to), after.withToMove(1 - side)));
      }
    }
  }

  private void jump(Setup now, List<Integer> path) {
    int from = path.get(path.size() - 1);
    int piece = now.content(from);
    boolean further = false;
    for (int[] d : directions(piece)) {
      int over = to(from, d, 1);
      int to = to(from, d, 2);
      if (to >= 0 && now.content(to) == 0 && now.content(over) > 0 && !mine(now.content(over))) {
        further = true;
        path.add(to);
        jump(now.with(over, 0).with(from, 0).with(to, piece), path);
        path.remove(path.size() - 1);
      }
    }
    if (!further && path.size() > 1) {
      Setup after = now.with(from, crowned(piece, from)).withToMove(1 - side);
      steps.add(new Step(List.copyOf(path), after));
    }
  }

  private int crowned(int piece, int at) {
    boolean far = side == 0 ? at >= 56 : at < 8;
    return far && piece <= 2 ? piece + 2 : piece;
  }

  private int[][] directions(int piece) {
    int forward = side == 0 ? 1 : -1;
    return piece > 2
        ? new int[][] {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}
        : new int[][] {{1, forward}, {-1, forward}};
  }

  private static int to(int from, int[] d, int times) {
    int x = from % 8 + times * d[0];
    int y = from / 8 + times * d[1];
    return x < 0 || x > 7 || y < 0 || y > 7 ? -1 : 8 * y + x;
  }
}

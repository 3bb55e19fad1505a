package org.plyscope.board.animation;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;

/**
 * A hand that takes all seeds of a pit and drops one into every pit of the path, one beat each.
 * When it is empty before the path ends it takes up the seeds in the pit it has reached, as relay
 * sowing does. A cell that then still differs from the position after the move is carried there at
 * last.
 */
final class SowingAnimation implements MoveAnimation {
  private static final double BEAT = 0.7 * STEP_MILLIS;
  private static final double CARRY = 2.2;
  private static final double LONGEST = 3600;

  /** Seeds carried from a cell to another, or off the board if there is no other. */
  private record Load(int seeds, Cell from, Cell to) {}

  private final Board board;
  private final Setup before;
  private final Setup after;
  private final List<Integer> path;
  private final List<Setup> steps = new ArrayList<>();
  private final List<Integer> hands = new ArrayList<>();
  private final List<Load> loads = new ArrayList<>();
  private final Setup carrying;
  private final double beat;

  SowingAnimation(Board board, Setup before, Setup after, List<Integer> path) {
    this.board = board;
    this.before = before;
    this.after = after;
    this.path = List.copyOf(path);
    Setup sown = sow();
    this.carrying = carry(sown);
    this.beat = beats() * BEAT > LONGEST ? LONGEST / beats() : BEAT;
  }

  @Override
  public double millis() {
    return beats() * beat;
  }

  @Override
  public Frame at(double millis) {
    if (millis <= 0) {
      return new Frame(before, List.of());
    }
    if (millis >= millis()) {
      return new Frame(after, List.of());
    }
    double now = millis / beat;
    if (now < steps.size()) {
      return sowing(now);
    }
    double t = (now - steps.size()) / CARRY;
    List<Mover> movers = new ArrayList<>();
    loads.forEach(load -> movers.add(carried(load, t)));
    return new Frame(carrying, movers);
  }

  private Frame sowing(double now) {
    int step = (int) now;
    double t = now - step;
    Cell from = cell(path.get(step));
    Cell to = cell(path.get(step + 1));
    double eased = Easing.smooth(t);
    Mover hand =
        new Mover(
            hands.get(step),
            Easing.between(from.x(), to.x(), eased),
            Easing.between(from.y(), to.y(), eased),
            0.4 + 0.3 * Easing.arc(t),
            1);
    return new Frame(steps.get(step), List.of(hand));
  }

  private static Mover carried(Load load, double t) {
    double eased = Easing.smooth(t);
    boolean stays = load.to() != null;
    Cell to = stays ? load.to() : load.from();
    return new Mover(
        load.seeds(),
        Easing.between(load.from().x(), to.x(), eased),
        Easing.between(load.from().y(), to.y(), eased),
        Easing.arc(t),
        stays ? 1 : 1 - eased);
  }

  private Setup sow() {
    Setup now = before.withToMove(after.toMove());
    if (path.size() == 1) {
      return now;
    }
    int hand = now.content(path.get(0));
    now = now.with(path.get(0), 0);
    for (int i = 1; i < path.size(); i++) {
      int pit = path.get(i);
      steps.add(now);
      hands.add(hand);
      hand--;
      now = now.with(pit, now.content(pit) + 1);
      if (hand == 0 && i < path.size() - 1) {
        hand = now.content(pit);
        now = now.with(pit, 0);
      }
    }
    return now;
  }

  /** Finds the seeds still to be carried and their targets, and the seeds at rest. */
  private Setup carry(Setup sown) {
    int[] missing = new int[sown.size()];
    for (int cell = 0; cell < sown.size(); cell++) {
      missing[cell] = Math.max(0, after.content(cell) - sown.content(cell));
    }
    Setup rest = sown;
    for (int cell = 0; cell < sown.size(); cell++) {
      int surplus = sown.content(cell) - after.content(cell);
      if (surplus > 0) {
        int goal = goal(cell, surplus, missing);
        if (goal >= 0) {
          missing[goal] -= surplus;
        }
        loads.add(new Load(surplus, cell(cell), goal < 0 ? null : cell(goal)));
        rest = rest.with(cell, after.content(cell));
      }
    }
    return rest;
  }

  /** The cell that gets a surplus: on the same side if all of it fits there, else the neediest. */
  private int goal(int from, int surplus, int[] missing) {
    int best = -1;
    for (int cell = 0; cell < missing.length; cell++) {
      if (missing[cell] >= surplus && cell(cell).zone() == cell(from).zone()) {
        return cell;
      }
      if (missing[cell] > (best < 0 ? 0 : missing[best])) {
        best = cell;
      }
    }
    return best;
  }

  private double beats() {
    return steps.size() + (loads.isEmpty() ? 0 : CARRY);
  }

  private Cell cell(int index) {
    return board.cells().get(index);
  }
}

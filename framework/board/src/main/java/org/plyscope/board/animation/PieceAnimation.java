package org.plyscope.board.animation;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;

/**
 * A piece that goes along a path, one beat per step. A piece that it captures on the way fades as
 * it is passed; a piece that it changes places with slides back during the last step.
 */
final class PieceAnimation implements MoveAnimation {
  private static final double BEAT = STEP_MILLIS;
  private static final double FADE = 0.7;
  private static final double LONGEST = 2600;
  private static final double STEP = 1.25;
  private static final double TOUCHED = 0.6;

  /** Something that changes place or visibility between two beats. */
  private record Actor(
      int content, Cell from, Cell to, double begin, double end, double alpha0, double alpha1) {
    Mover at(double beat) {
      double t = Easing.smooth((beat - begin) / (end - begin));
      return new Mover(
          content,
          Easing.between(from.x(), to.x(), t),
          Easing.between(from.y(), to.y(), t),
          0,
          Easing.between(alpha0, alpha1, t));
    }
  }

  private final Board board;
  private final Setup before;
  private final Setup after;
  private final List<Integer> path;
  private final int steps;
  private final Setup resting;
  private final List<Actor> actors = new ArrayList<>();
  private final double beats;
  private final double beat;

  PieceAnimation(Board board, Setup before, Setup after, List<Integer> path) {
    this.board = board;
    this.before = before;
    this.after = after;
    this.path = List.copyOf(path);
    boolean travels = path.size() > 1 && before.content(path.get(0)) != 0;
    this.steps = travels ? path.size() - 1 : 0;
    int[] still = new int[before.size()];
    for (int cell = 0; cell < still.length; cell++) {
      boolean leaves = travels && (cell == path.get(0) || cell == last());
      if (before.content(cell) == after.content(cell) && !leaves) {
        still[cell] = before.content(cell);
      } else {
        castCell(cell);
      }
    }
    this.resting = after.withContents(still);
    this.beats = actors.stream().mapToDouble(Actor::end).max().orElse(0);
    double total = Math.max(steps, beats);
    this.beat = total * BEAT > LONGEST ? LONGEST / total : BEAT;
  }

  @Override
  public double millis() {
    return beat * Math.max(steps, beats);
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
    List<Mover> movers = new ArrayList<>();
    actors.stream().map(a -> a.at(now)).filter(m -> m.alpha() > 0).forEach(movers::add);
    if (steps > 0) {
      movers.add(traveller(now));
    }
    return new Frame(resting, movers);
  }

  private Mover traveller(double now) {
    int step = Math.min((int) now, steps - 1);
    Cell from = cell(path.get(step));
    Cell to = cell(path.get(step + 1));
    double t = Math.min(1, now - step);
    double distance = Math.hypot(to.x() - from.x(), to.y() - from.y());
    double height = distance > STEP ? 1 : 0.35;
    double eased = Easing.smooth(t);
    int content = now >= steps ? after.content(last()) : before.content(path.get(0));
    return new Mover(
        content,
        Easing.between(from.x(), to.x(), eased),
        Easing.between(from.y(), to.y(), eased),
        height * Easing.arc(t),
        1);
  }

  /** Lets other changed pieces than the traveller fade, appear or come from elsewhere. */
  private void castCell(int cell) {
    Cell here = cell(cell);
    int old = before.content(cell);
    int now = after.content(cell);
    double lastBeat = Math.max(0, steps - 1);
    boolean travellerLeaves = steps > 0 && cell == path.get(0);
    boolean travellerArrives = steps > 0 && cell == last();
    if (old != 0 && !travellerLeaves && destination(cell) < 0) {
      double gone = passedAt(here);
      actors.add(new Actor(old, here, here, gone, gone + FADE, 1, 0));
    }
    if (now != 0 && !travellerArrives) {
      int source = source(cell);
      Cell from = source < 0 ? here : cell(source);
      actors.add(new Actor(now, from, here, lastBeat, lastBeat + 1, source < 0 ? 0 : 1, 1));
    }
  }

  /** Where a piece that is now on a cell came from, if it is one that changed places. */
  private int source(int cell) {
    for (int other = 0; other < before.size(); other++) {
      boolean left = before.content(other) != after.content(other) && other != path.get(0);
      if (left && other != cell && before.content(other) == after.content(cell)) {
        return other;
      }
    }
    return -1;
  }

  private int destination(int cell) {
    for (int other = 0; other < after.size(); other++) {
      boolean changed = after.content(other) != before.content(other) && after.content(other) != 0;
      if (changed && !(steps > 0 && other == last()) && source(other) == cell) {
        return other;
      }
    }
    return -1;
  }

  private double passedAt(Cell gone) {
    for (int step = 0; step < steps; step++) {
      Cell from = cell(path.get(step));
      Cell to = cell(path.get(step + 1));
      double distance = Line2D.ptSegDist(from.x(), from.y(), to.x(), to.y(), gone.x(), gone.y());
      if (distance < TOUCHED) {
        return step + 0.5;
      }
    }
    return Math.max(0, steps - FADE);
  }

  private int last() {
    return path.get(path.size() - 1);
  }

  private Cell cell(int index) {
    return board.cells().get(index);
  }
}

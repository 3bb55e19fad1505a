package org.plyscope.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.view.Mark;
import org.plyscope.board.scene.Marks;

/** Turns the moves that a view has marked into arrows. */
public final class MarkedMoves {
  private MarkedMoves() {}

  /**
   * Returns an arrow for each mark that is a legal move of a position; the others are left out. The
   * first mark is drawn as the best, unless it has no weight.
   *
   * @param state the position
   * @param marks the marks of a {@link org.plyscope.api.view.Selection}
   * @return arrows for {@link Marks#withArrows}, the weakest first and the best last
   */
  public static List<Marks.Arrow> of(State state, List<Mark> marks) {
    MoveList legal = new MoveList();
    state.moves(legal);
    List<Marks.Arrow> arrows = new ArrayList<>();
    for (Mark mark : marks) {
      if (legal.indexOf(mark.move()) >= 0) {
        List<Integer> path = IntStream.of(state.path(mark.move())).boxed().toList();
        double weight = Math.max(0, Math.min(1, mark.weight()));
        boolean best = mark.equals(marks.get(0)) && weight > 0;
        arrows.add(new Marks.Arrow(path, mark.label(), weight, best));
      }
    }
    arrows.sort(Comparator.comparing(Marks.Arrow::best).thenComparingDouble(Marks.Arrow::weight));
    return arrows;
  }
}

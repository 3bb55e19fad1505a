package org.plyscope.workbench.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.workbench.board.paint.Marks;

/** Turns the moves a view has marked into arrows. */
final class MarkedMoves {
  private MarkedMoves() {}

  /**
   * Returns an arrow for each mark that is a legal move of the selected position, the weakest
   * first; marks of other positions are left out.
   */
  static List<Marks.Arrow> of(Selection selection) {
    if (selection.marks().isEmpty()) {
      return List.of();
    }
    State state = selection.rules().parse(selection.position());
    MoveList legal = new MoveList();
    state.moves(legal);
    List<Marks.Arrow> arrows = new ArrayList<>();
    for (Mark mark : selection.marks()) {
      if (legal.indexOf(mark.move()) >= 0) {
        List<Integer> path = IntStream.of(state.path(mark.move())).boxed().toList();
        arrows.add(new Marks.Arrow(path, mark.label(), Math.max(0, Math.min(1, mark.weight()))));
      }
    }
    arrows.sort(Comparator.comparingDouble(Marks.Arrow::weight));
    return arrows;
  }
}

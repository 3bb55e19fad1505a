package org.plyscope.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.board.MarkedMoves;
import org.plyscope.board.scene.Marks;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;
import org.plyscope.view.board.fixture.FakeWorkspace;

class MarkedMovesTest {
  private final FixtureRules rules = TestGames.star();
  private final State start = rules.initial();

  private long[] legal() {
    MoveList moves = new MoveList();
    start.moves(moves);
    return moves.toArray();
  }

  private Selection marked(Mark... marks) {
    return Selection.of(Line.of(rules, start.position())).withMarks(List.of(marks));
  }

  @Test
  void legalMovesBecomeArrowsTheWeakestFirst() {
    long[] moves = legal();
    List<Marks.Arrow> arrows =
        MarkedMoves.of(
            start,
            List.of(
                Mark.of(moves[0]).withLabel("1").withWeight(7),
                Mark.of(moves[1]).withLabel("2").withWeight(0.5),
                Mark.of(987_654_321).withLabel("x")));
    assertThat(arrows).extracting(Marks.Arrow::label).containsExactly("2", "1");
    assertThat(arrows).extracting(Marks.Arrow::weight).containsExactly(0.5, 1.0);
    assertThat(arrows.get(1).path().get(0)).isEqualTo(start.path(moves[0])[0]);
  }

  @Test
  void marksShowOnTheBoardAndGoAgain() {
    FakeWorkspace workspace = new FakeWorkspace(false);
    workspace.select(marked());
    BoardDriver board = new BoardDriver(workspace);
    BufferedImage plain = board.picture();
    workspace.select(marked(Mark.of(legal()[0]).withLabel("1")));
    assertThat(differing(plain, board.picture())).isGreaterThan(100);
    workspace.select(marked());
    assertThat(differing(plain, board.picture())).isZero();
  }

  @Test
  void candidatesOfARunningSearchShowUnlessTheUserMarkedSomething() {
    FakeWorkspace workspace = new FakeWorkspace(false);
    workspace.select(marked());
    BoardDriver board = new BoardDriver(workspace);
    BufferedImage plain = board.picture();
    LiveSearch search =
        LiveSearch.of(workspace.selection().line(), "")
            .withMarks(List.of(Mark.of(legal()[0]).withLabel("1")));
    workspace.show(search);
    assertThat(differing(plain, board.picture())).isGreaterThan(100);
    Mark own = Mark.of(legal()[1]).withLabel("2");
    workspace.select(marked(own));
    BufferedImage clicked = board.picture();
    workspace.show(search.withMarks(List.of()));
    assertThat(differing(clicked, board.picture())).isZero();

    workspace.select(marked());
    workspace.show(search.withPhase(LiveSearch.Phase.ENDED));
    assertThat(differing(plain, board.picture())).isZero();
  }

  private static int differing(BufferedImage a, BufferedImage b) {
    int count = 0;
    for (int x = 0; x < a.getWidth(); x++) {
      for (int y = 0; y < a.getHeight(); y++) {
        count += a.getRGB(x, y) == b.getRGB(x, y) ? 0 : 1;
      }
    }
    return count;
  }
}

package org.plyscope.workbench.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Mark;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.games.TicTacToe;

class CandidateOverlayTest {
  private final CandidateOverlay overlay = new CandidateOverlay(Choices.inMemory());
  private final Selection board = Selection.of(Line.of(TicTacToe.standard()));

  @Test
  void marksTheBestFewWithValueAndShareOfEffort() {
    SearchResult result = Reports.playouts(0, v(400), v(200), v(100), v(50), v(2), v(1));
    List<Mark> marks = overlay.lay(board.withResult(result)).marks();
    assertThat(marks).extracting(Mark::move).containsExactly(1L, 2L, 3L, 4L, 5L);
    assertThat(marks).extracting(Mark::weight).containsExactly(1.0, 0.5, 0.25, 0.15, 0.0);
    assertThat(marks).extracting(Mark::label).containsOnly("0.53");
  }

  @Test
  void saysWhatIsOnlyABound() {
    SearchResult result =
        SearchResult.builder(1)
            .candidates(
                List.of(
                    Candidate.of(1).withValue(12, Bound.EXACT).withEffort(9),
                    Candidate.of(2).withValue(11.26, Bound.UPPER).withEffort(3),
                    Candidate.of(3).withValue(Value.WIN - 5, Bound.LOWER).withEffort(3),
                    Candidate.of(4).withValue(0, Bound.NONE)))
            .build();
    assertThat(overlay.lay(board.withResult(result)).marks())
        .extracting(Mark::label)
        .containsExactly("12", "≤11.3", "≥win in 5", "");
  }

  @Test
  void marksThePolicyOfAnAgentThatSearchesNothing() {
    Figure policy = Figure.of("policy", "Policy").withFormat(Figure.Format.PERCENT);
    SearchResult result =
        SearchResult.builder(2)
            .candidates(
                List.of(
                    Candidate.of(1).withFigure(policy, 0.2),
                    Candidate.of(2).withFigure(policy, 0.79),
                    Candidate.of(3).withFigure(policy, 0.01)))
            .build();
    List<Mark> marks = overlay.lay(board.withResult(result)).marks();
    assertThat(marks).extracting(Mark::move).containsExactly(2L, 1L, 3L);
    assertThat(marks).extracting(Mark::label).containsExactly("79 %", "20 %", "1 %");
    assertThat(marks).extracting(Mark::weight).containsExactly(1.0, 0.2 / 0.79, 0.15);
  }

  @Test
  void followsTheSearchButLeavesMarksOfOthersAlone() {
    Selection first = overlay.lay(board.withResult(Reports.playouts(0, v(9))));
    Selection second = overlay.lay(first.withResult(Reports.playouts(1, v(40))));
    assertThat(second.marks()).isNotEqualTo(first.marks());
    List<Mark> clicked = List.of(Mark.of(7).withLabel("!"));
    assertThat(overlay.lay(second.withMarks(clicked)).marks()).isEqualTo(clicked);
    assertThat(overlay.over(second.withMarks(clicked)).marks()).isEqualTo(second.marks());
  }

  @Test
  void hiddenItTakesItsMarksAway() {
    Selection shown = overlay.lay(board.withResult(Reports.playouts(0, v(40))));
    overlay.show(false);
    assertThat(overlay.lay(shown).marks()).isEmpty();
    overlay.show(true);
    assertThat(overlay.over(shown.withMarks(List.of())).marks()).isEqualTo(shown.marks());
  }

  private static double[] v(double visits) {
    return new double[] {visits, 0.53};
  }
}

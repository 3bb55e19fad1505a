package org.plyscope.view.board.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;

class LastMovesTest {
  private final FixtureRules rules = TestGames.star();
  private final BoardModel start = BoardModel.of(Line.of(rules));
  private final Play play = start.plays().get(0);
  private final BoardModel next = BoardModel.of(start.after(play.move()));
  private final LastMoves moves = new LastMoves();

  @Test
  void remembersAMoveThatHappened() {
    assertThat(moves.follows(start, play.move(), next)).isTrue();
    LastMove last = moves.find(next, play.move()).orElseThrow();
    assertThat(last.play().path()).isEqualTo(play.path());
    assertThat(last.player()).isZero();
    assertThat(last.before()).isEqualTo(start.setup());
  }

  @Test
  void doesNotBelieveAnythingElse() {
    assertThat(moves.follows(next, play.move(), start)).isFalse();
    assertThat(moves.follows(start, MoveList.NONE, next)).isFalse();
    assertThat(moves.follows(start, 999, next)).isFalse();
    assertThat(moves.find(next, play.move())).isEmpty();
  }
}

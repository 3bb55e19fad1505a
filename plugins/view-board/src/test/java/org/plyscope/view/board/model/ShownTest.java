package org.plyscope.view.board.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;

class ShownTest {
  private final FixtureRules rules = TestGames.star();
  private final String start = rules.initial().position();

  /** A trace that is one line of moves: node 0 is the root, node n comes after n moves. */
  private Trace line(long... moves) {
    return (Trace)
        Proxy.newProxyInstance(
            Trace.class.getClassLoader(),
            new Class<?>[] {Trace.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "position" -> start;
                  case "size" -> moves.length + 1;
                  case "ply" -> args[0];
                  case "parent" -> (Integer) args[0] - 1;
                  case "move" -> moves[(Integer) args[0] - 1];
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private Shown shown(Trace trace, int node) {
    return Shown.of(Selection.of(Line.of(rules, start)).withTrace(trace, node));
  }

  @Test
  void aPositionIsShownAsItIs() {
    Shown shown = Shown.of(Selection.of(Line.of(rules).then(1)));
    assertThat(shown.model().line()).isEqualTo(Line.of(rules).then(1));
    assertThat(shown.lastMove()).isEqualTo(1);
    assertThat(shown.before().line()).isEqualTo(Line.of(rules));
    assertThat(Shown.of(Selection.of(Line.of(rules))).before()).isNull();
  }

  @Test
  void aNodeIsShownAtTheEndOfItsLine() {
    BoardModel first = BoardModel.of(Line.of(rules));
    BoardModel second = BoardModel.of(first.after(1));
    Shown shown = shown(line(1, 2), 2);
    assertThat(shown.before().position()).isEqualTo(second.position());
    assertThat(shown.model().position()).isEqualTo(second.after(2).position());
    assertThat(shown.lastMove()).isEqualTo(2);
    assertThat(shown(line(1, 2), 0).model().position()).isEqualTo(start);
    assertThat(shown(line(1, 2), -1).model().position()).isEqualTo(start);
  }

  @Test
  void aLineStopsBeforeAMoveThatIsNotLegal() {
    BoardModel first = BoardModel.of(Line.of(rules));
    Shown shown = shown(line(1, MoveList.NONE, 0), 3);
    assertThat(shown.model().position()).isEqualTo(first.after(1).position());
    assertThat(shown.lastMove()).isEqualTo(1);
  }

  @Test
  void aPositionElsewhereIsNotWalked() {
    BoardModel first = BoardModel.of(Line.of(rules));
    Line other = first.after(0);
    Shown shown = Shown.of(Selection.of(other).withTrace(line(1), 1));
    assertThat(shown.model().line()).isEqualTo(other);
  }
}

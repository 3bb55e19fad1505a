package org.plyscope.workbench.play.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.play.control.GameFollower.Change;

class GameFollowerTest {
  private final Rules rules = TicTacToe.standard();
  private final Line start = Line.of(rules);
  private final GameFollower follower = new GameFollower();

  @BeforeEach
  void start() {
    assertThat(follow(start)).isEqualTo(Change.REPLACED);
  }

  @Test
  void moveOnTheBoardGrowsTheTree() {
    assertThat(follow(start.then(4))).isEqualTo(Change.MOVED);
    assertThat(follow(start.then(4))).isEqualTo(Change.NONE);
    assertThat(tree().path()).hasSize(1);
  }

  @Test
  void placeOfTheGameIsFoundAgain() {
    follow(start.then(4));
    follow(start.then(4, 0));
    assertThat(follow(start.then(4))).isEqualTo(Change.JUMPED);
    assertThat(tree().current().ply()).isEqualTo(1);
    assertThat(follow(start)).isEqualTo(Change.JUMPED);
    assertThat(tree().current()).isSameAs(tree().root());
  }

  @Test
  void samePositionByOtherMovesIsAnotherPlace() {
    follow(start.then(4, 0, 8));
    follow(start);
    assertThat(follow(start.then(8, 0, 4))).isEqualTo(Change.MOVED);

    assertThat(tree().path()).extracting(GameNode::move).containsExactly(8L, 0L, 4L);
    assertThat(tree().root().children()).hasSize(2);
  }

  @Test
  void lineFromElsewhereIsAnotherGame() {
    GameTree before = tree();
    follow(start.then(4));
    Line pasted = Line.of(rules, "....x.... o");
    assertThat(follow(pasted)).as("the same position without its past").isEqualTo(Change.REPLACED);
    assertThat(tree()).isNotSameAs(before);
    assertThat(tree().root().position()).isEqualTo("....x.... o");

    assertThat(follow(start.then(4))).as("the game before").isEqualTo(Change.REPLACED);
    assertThat(tree()).isSameAs(before);
  }

  @Test
  void anotherGameComesWithItsMoves() {
    follow(Line.of(rules, "x.......o x").then(4, 2));
    assertThat(tree().root().position()).isEqualTo("x.......o x");
    assertThat(tree().path()).extracting(GameNode::move).containsExactly(4L, 2L);
  }

  @Test
  void whatWasDeletedGoesWithItsGame() {
    follow(start.then(4));
    follower.delete(tree().root().children().get(0));
    assertThat(follower.deleted()).isPresent();

    assertThat(follower.follow(null, false)).isEqualTo(Change.REPLACED);
    assertThat(follower.deleted()).isEmpty();
    assertThat(follower.restore()).isFalse();
  }

  @Test
  void undoBringsBackWhatWasDeleted() {
    follow(start.then(4));
    follow(start.then(4, 0));
    GameTree before = tree();
    follower.delete(tree().root().children().get(0));
    assertThat(follower.follow(Selection.of(start.then(4, 0)), true)).isEqualTo(Change.JUMPED);

    assertThat(tree()).isSameAs(before);
    assertThat(tree().path()).extracting(GameNode::move).containsExactly(4L, 0L);
  }

  @Test
  void undoNeverPlays() {
    follow(start.then(4));
    tree().go(tree().root());
    assertThat(follower.follow(Selection.of(start.then(4)), true)).isEqualTo(Change.JUMPED);

    assertThat(tree().current().text()).isEqualTo("b2");
    assertThat(tree().all()).hasSize(2);
  }

  @Test
  void lookingAtASearchLeavesTheGameAloneUntilAMoveIsPlayedThere() {
    Selection looked = Selection.of(trace(start, 4, 0), 2);
    assertThat(looked.line()).isEqualTo(start.then(4, 0));
    assertThat(follower.follow(looked, false)).isEqualTo(Change.NONE);
    assertThat(tree().all()).hasSize(1);
    assertThat(follow(looked.line().then(1))).isEqualTo(Change.MOVED);

    assertThat(tree().path()).extracting(GameNode::move).containsExactly(4L, 0L, 1L);
  }

  @Test
  void searchOfAnotherGameIsAnotherGame() {
    Line other = Line.of(rules, "x.......o x");
    Selection looked = Selection.of(trace(other, 4), 1);
    assertThat(follower.follow(looked, false)).isEqualTo(Change.NONE);
    assertThat(follow(looked.line().then(2))).isEqualTo(Change.REPLACED);
    assertThat(tree().root().position()).isEqualTo("x.......o x");
  }

  @Test
  void rulesThatAreGoneAreForgotten() {
    follower.forget(r -> r == rules);
    assertThat(follower.tree()).isEmpty();
  }

  private Change follow(Line line) {
    return follower.follow(Selection.of(line), false);
  }

  private GameTree tree() {
    return follower.tree().orElseThrow();
  }

  /** A search that looked at one line only. */
  private static Trace trace(Line line, long... moves) {
    TraceOrigin origin = TraceOrigin.of(AgentSpec.parse("test"), Limits.NONE, 0);
    RecordedTrace trace = RecordedTrace.recording(line, origin, 10, TracePolicy.SAMPLE);
    int node = trace.open(RecordedTrace.NO_PARENT, MoveList.NONE, 0, line.state().toMove());
    for (int i = 0; i < moves.length; i++) {
      node = trace.open(node, moves[i], 0, (line.state().toMove() + i + 1) % 2);
    }
    return trace.finish();
  }
}

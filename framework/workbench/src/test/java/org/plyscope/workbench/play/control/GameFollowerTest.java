package org.plyscope.workbench.play.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.play.control.GameFollower.Change;

class GameFollowerTest {
  private final Rules rules = TicTacToe.standard();
  private final GameFollower follower = new GameFollower();

  @BeforeEach
  void start() {
    assertThat(follow("......... x", MoveList.NONE)).isEqualTo(Change.REPLACED);
  }

  @Test
  void moveOnTheBoardGrowsTheTree() {
    assertThat(follow("....x.... o", 4)).isEqualTo(Change.MOVED);
    assertThat(follow("....x.... o", 4)).isEqualTo(Change.NONE);
    assertThat(tree().path()).hasSize(1);
  }

  @Test
  void positionOfTheGameIsFoundAgain() {
    follow("....x.... o", 4);
    follow("o...x.... x", 0);
    assertThat(follow("....x.... o", 4)).isEqualTo(Change.JUMPED);
    assertThat(tree().current().ply()).isEqualTo(1);
    assertThat(follow("......... x", MoveList.NONE)).isEqualTo(Change.JUMPED);
    assertThat(tree().current()).isSameAs(tree().root());
  }

  @Test
  void positionFromElsewhereIsAnotherGame() {
    GameTree before = tree();
    assertThat(follow("x.......o x", MoveList.NONE)).isEqualTo(Change.REPLACED);
    assertThat(tree()).isNotSameAs(before);
    assertThat(tree().root().position()).isEqualTo("x.......o x");
  }

  @Test
  void whatWasDeletedGoesWithItsGame() {
    follow("....x.... o", 4);
    follower.delete(tree().root().children().get(0));
    assertThat(follower.deleted()).isPresent();

    assertThat(follower.follow(null, false)).isEqualTo(Change.REPLACED);
    assertThat(follower.deleted()).isEmpty();
    assertThat(follower.restore()).isFalse();
  }

  @Test
  void undoNeverPlays() {
    follow("....x.... o", 4);
    tree().go(tree().root());
    follower.follow(Selection.of(rules, "....x.... o").withLastMove(4), true);

    assertThat(tree().current().text()).isEqualTo("b2");
    assertThat(tree().all()).hasSize(2);
  }

  @Test
  void lookingAtASearchLeavesTheGameAloneUntilAMoveIsPlayedThere() {
    Selection looked = Selection.of(rules, "......... x").withTrace(trace(), 2);
    assertThat(follower.follow(looked, false)).isEqualTo(Change.NONE);
    assertThat(tree().all()).hasSize(1);
    assertThat(follow("ox..x.... o", 1)).isEqualTo(Change.MOVED);

    assertThat(tree().path()).extracting(GameNode::move).containsExactly(4L, 0L, 1L);
  }

  @Test
  void lookingElsewhereInASearchIsForgotten() {
    follower.follow(Selection.of(rules, "......... x").withTrace(trace(), 2), false);
    follow("......... x", MoveList.NONE);

    assertThat(follow("ox..x.... o", 1)).isEqualTo(Change.REPLACED);
  }

  @Test
  void rulesThatAreGoneAreForgotten() {
    follower.forget(r -> r == rules);
    assertThat(follower.tree()).isEmpty();
  }

  private Change follow(String position, long lastMove) {
    return follower.follow(Selection.of(rules, position).withLastMove(lastMove), false);
  }

  private GameTree tree() {
    return follower.tree().orElseThrow();
  }

  /** A line of two moves: the middle, then the first cell. */
  private static Trace trace() {
    return (Trace)
        Proxy.newProxyInstance(
            Trace.class.getClassLoader(),
            new Class<?>[] {Trace.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "size" -> 3;
                  case "position" -> "......... x";
                  case "ply" -> args[0];
                  case "parent" -> (int) args[0] - 1;
                  case "move" -> (int) args[0] == 1 ? 4L : 0L;
                  default -> null;
                });
  }
}

package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.games.TicTacToe;

class SessionTest {
  private final Rules rules = TicTacToe.standard();
  private final Session session = new Session();
  private int changes;

  @BeforeEach
  void open() {
    session.onChange(() -> changes++);
    session.open(rules);
  }

  @Test
  void undoAndRedoWalkThroughMoves() {
    String start = position();
    playFirst();
    String one = position();
    playFirst();
    String two = position();

    session.undo();
    assertThat(position()).isEqualTo(one);
    session.undo();
    assertThat(position()).isEqualTo(start);
    assertThat(session.canUndo()).isFalse();
    session.redo();
    session.redo();
    assertThat(position()).isEqualTo(two);
    assertThat(session.canRedo()).isFalse();
  }

  @Test
  void newStepAfterUndoForgetsTheFuture() {
    playFirst();
    session.undo();
    session.open(rules, "x........ o");

    assertThat(session.canRedo()).isFalse();
    assertThat(session.canUndo()).isTrue();
  }

  @Test
  void listenersCanTellStepsFromMoves() {
    List<Boolean> steps = new ArrayList<>();
    session.onChange(() -> steps.add(session.stepping()));
    playFirst();
    session.undo();
    session.redo();

    assertThat(steps).containsExactly(false, true, true);
    assertThat(session.stepping()).isFalse();
  }

  @Test
  void newResultIsNoStep() {
    SearchResult result = SearchResult.builder(0).build();
    session.select(session.selection().orElseThrow().withResult(result));

    assertThat(session.canUndo()).isFalse();
    playFirst();
    assertThat(session.selection().orElseThrow().result()).isEmpty();
    session.undo();
    assertThat(session.selection().orElseThrow().result()).containsSame(result);
  }

  @Test
  void walkingThroughATreeIsOneStep() {
    String start = position();
    Trace trace = trace();
    session.select(Selection.of(Line.of(rules, "x........ o")).withTrace(trace, 1));
    session.select(Selection.of(Line.of(rules, "xo....... x")).withTrace(trace, 2));
    session.undo();
    assertThat(position()).isEqualTo(start);
    assertThat(session.canUndo()).isFalse();
  }

  @Test
  void undoReturnsToTheRootFromWhichAWalkSetOut() {
    session.open(rules, "x........ o");
    String root = position();
    Trace trace = trace();
    session.select(Selection.of(Line.of(rules, root)).withTrace(trace, 0));
    session.select(Selection.of(Line.of(rules, "xo....... x")).withTrace(trace, 1));
    session.select(Selection.of(Line.of(rules, "xox...... o")).withTrace(trace, 2));

    session.undo();
    assertThat(position()).isEqualTo(root);
    assertThat(session.selection().orElseThrow().trace()).containsSame(trace);
    session.redo();
    assertThat(position()).isEqualTo("xox...... o");
    assertThat(session.selection().orElseThrow().node()).isEqualTo(2);
  }

  @Test
  void historyShowsOnlyTheLatestTree() {
    String start = position();
    session.select(Selection.of(Line.of(rules, start)).withTrace(trace(), -1));
    playFirst();
    Trace later = trace();
    session.select(session.selection().orElseThrow().withTrace(later, -1));

    session.undo();
    assertThat(session.selection().orElseThrow().trace()).isEmpty();
    session.redo();
    assertThat(session.selection().orElseThrow().trace()).containsSame(later);
  }

  @Test
  void playNotesTheLastMove() {
    State state = rules.initial();
    MoveList moves = new MoveList();
    state.moves(moves);
    session.play(moves.get(4));

    assertThat(session.selection().orElseThrow().lastMove()).isEqualTo(moves.get(4));
  }

  @Test
  void illegalMoveIsRefused() {
    assertThatThrownBy(() -> session.play(Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyChangeIsTold() {
    int before = changes;
    playFirst();
    session.undo();

    assertThat(changes).isEqualTo(before + 2);
  }

  @Test
  void memoryIsBounded() {
    for (int i = 0; i <= Session.MEMORY; i++) {
      session.open(rules, i % 2 == 0 ? "x........ o" : ".x....... o");
    }
    int steps = 0;
    while (session.canUndo()) {
      session.undo();
      steps++;
    }
    assertThat(steps).isEqualTo(Session.MEMORY);
  }

  @Test
  void rulesThatAreGoneAreForgotten() {
    Rules others = TicTacToe.standard();
    session.open(others);
    session.forget(r -> r == others);

    assertThat(session.selection()).as("no other game takes its place").isEmpty();
    session.undo();
    assertThat(session.selection().map(Selection::rules)).containsSame(rules);
    assertThat(session.canRedo()).as("what is gone cannot come back").isFalse();
    session.forget(r -> true);
    assertThat(session.selection()).isEmpty();
    assertThat(session.canUndo()).isFalse();
  }

  private void playFirst() {
    Selection selection = session.selection().orElseThrow();
    MoveList moves = new MoveList();
    selection.rules().parse(selection.position()).moves(moves);
    session.play(moves.get(0));
  }

  private String position() {
    return session.selection().orElseThrow().position();
  }

  private static Trace trace() {
    return (Trace)
        Proxy.newProxyInstance(
            Trace.class.getClassLoader(),
            new Class<?>[] {Trace.class},
            (proxy, method, args) -> method.getName().equals("equals") ? proxy == args[0] : null);
  }
}

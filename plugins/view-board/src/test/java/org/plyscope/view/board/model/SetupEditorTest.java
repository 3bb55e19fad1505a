package org.plyscope.view.board.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.testkit.boards.Boards;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;

class SetupEditorTest {
  private final FixtureRules star = TestGames.star();
  private final SetupEditor editor = new SetupEditor(star, star.start());

  @Test
  void placesTheChosenPieceAndTakesItAway() {
    editor.choose(2);
    editor.place(3);
    assertThat(editor.setup().content(3)).isEqualTo(2);
    assertThat(editor.problems()).containsExactly("2 blue marbles, it must be 1.");
    editor.place(3);
    assertThat(editor.setup().content(3)).isZero();
    assertThat(editor.problems()).isEmpty();
  }

  @Test
  void movesAndCopies() {
    editor.move(1, 2);
    assertThat(editor.setup().content(1)).isZero();
    assertThat(editor.setup().content(2)).isEqualTo(1);
    editor.copy(2, 3);
    assertThat(editor.setup().content(2)).isEqualTo(1);
    assertThat(editor.setup().content(3)).isEqualTo(1);
    editor.move(3, 4);
    assertThat(editor.setup().content(4)).as("replaces what stood there").isEqualTo(1);
  }

  @Test
  void countsSeedsWithinTheirBounds() {
    SetupEditor row = new SetupEditor(TestGames.row(), TestGames.row().start());
    row.add(0, 1);
    assertThat(row.setup().content(0)).isEqualTo(5);
    row.set(1, 99);
    assertThat(row.setup().content(1)).isEqualTo(32);
    row.set(1, 0);
    row.add(1, -1);
    assertThat(row.setup().content(1)).isZero();
    row.move(0, 2);
    assertThat(row.setup().content(2)).as("seeds join").isEqualTo(9);
    assertThat(row.problems()).singleElement().asString().contains("it must be 32");
  }

  @Test
  void cyclesThroughPieces() {
    editor.add(3, -1);
    assertThat(editor.setup().content(3)).isEqualTo(2);
    editor.add(3, 1);
    assertThat(editor.setup().content(3)).isZero();
  }

  @Test
  void leavesCellsAloneThatAreOnlyDrawn() {
    SetupEditor eight = new SetupEditor(TestGames.eight(), Setup.empty(Boards.eight()));
    eight.place(0);
    eight.set(1, 1);
    eight.move(1, 2);
    assertThat(eight.setup().content(0)).isZero();
    assertThat(eight.setup().content(1)).isEqualTo(1);
    assertThat(eight.setup().content(2)).isZero();
  }

  @Test
  void undoesAndRepeats() {
    AtomicInteger told = new AtomicInteger();
    editor.onChange(told::incrementAndGet);
    editor.clearBoard();
    editor.toMove(1);
    assertThat(told).hasValue(2);
    editor.undo();
    assertThat(editor.setup().toMove()).isZero();
    editor.undo();
    assertThat(editor.setup()).isEqualTo(star.start());
    assertThat(editor.canUndo()).isFalse();
    editor.redo();
    editor.redo();
    assertThat(editor.setup().toMove()).isEqualTo(1);
    editor.undo();
    editor.place(0);
    assertThat(editor.canRedo()).as("a new change ends redo").isFalse();
  }

  @Test
  void aChangeThatChangesNothingIsNoStep() {
    editor.toMove(0);
    editor.set(1, 1);
    assertThat(editor.canUndo()).isFalse();
  }

  @Test
  void setsExtras() {
    editor.extra(Boards.FINISHED, "red");
    assertThat(editor.setup().extras().get(Boards.FINISHED)).isEqualTo("red");
    assertThatThrownBy(() -> editor.extra(Boards.FINISHED, "pink"))
        .isInstanceOf(InputException.class);
    assertThat(editor.setup().extras().get(Boards.FINISHED)).isEqualTo("red");
  }

  @Test
  void pastesOnlyWhatTheRulesRead() {
    editor.paste("1:0,0,1,0,0,2,0");
    assertThat(editor.setup().content(2)).isEqualTo(1);
    assertThat(editor.position()).isEqualTo("1:0,0,1,0,0,2,0");
    assertThatThrownBy(() -> editor.paste("1:0,0,x,0,0,2,0"))
        .isInstanceOf(InputException.class)
        .hasMessage("Column 7: found 'x', expected a number.");
    assertThat(editor.position()).isEqualTo("1:0,0,1,0,0,2,0");
    editor.startPosition();
    assertThat(editor.setup()).isEqualTo(star.start());
  }

  @Test
  void anyEditsCanBeUndone() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 300; i++) {
      int a = random.nextInt(7);
      int b = random.nextInt(7);
      switch (random.nextInt(5)) {
        case 0 -> editor.place(a);
        case 1 -> editor.move(a, b);
        case 2 -> editor.copy(a, b);
        case 3 -> editor.choose(random.nextInt(4));
        default -> editor.add(a, b - 3);
      }
    }
    Setup end = editor.setup();
    while (editor.canUndo()) {
      editor.undo();
    }
    assertThat(editor.setup()).isEqualTo(star.start());
    while (editor.canRedo()) {
      editor.redo();
    }
    assertThat(editor.setup()).isEqualTo(end);
  }
}

package org.plyscope.view.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.StringSelection;
import java.awt.event.InputEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JSpinner;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.boards.FixtureRules;
import org.plyscope.testkit.boards.TestGames;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.view.board.edit.SetupClipboard;
import org.plyscope.view.board.fixture.FakeWorkspace;
import org.plyscope.view.board.model.SetupEditor;

class BoardEditTest {
  private final FakeWorkspace workspace = new FakeWorkspace(true);

  private BoardDriver edit(FixtureRules rules) {
    workspace.select(Selection.of(Line.of(rules)));
    BoardDriver board = new BoardDriver(workspace);
    board.press("board.edit");
    return board;
  }

  private static String problems(BoardDriver board) {
    return board.find("board.problems", JTextComponent.class).getText();
  }

  private static boolean applicable(BoardDriver board) {
    return board.find("board.apply", AbstractButton.class).isEnabled();
  }

  private String position() {
    return workspace.selection().position();
  }

  @Test
  void piecesArePlacedClearedAndApplied() {
    BoardDriver board = edit(TestGames.star());
    assertThat(problems(board)).isEqualTo("The position can be played.");
    board.rightClick(1);
    assertThat(problems(board)).isEqualTo("0 red marbles, it must be 1.");
    assertThat(applicable(board)).isFalse();
    board.press("board.palette.1");
    board.click(3);
    assertThat(applicable(board)).isTrue();
    assertThat(workspace.selections()).as("nothing is selected before Apply").hasSize(1);
    board.press("board.apply");
    assertThat(position()).isEqualTo("0:0,0,0,1,2,0,0");
    assertThat(board.has("board.palette")).isFalse();
  }

  @Test
  void piecesAreDraggedCopiedAndDroppedOff() {
    BoardDriver board = edit(TestGames.eight());
    board.drag(1, 33, 0);
    board.press("board.apply");
    assertThat(position().split("[:,]", -1)[34]).isEqualTo("1");
    board.press("board.edit");
    board.drag(33, 35, InputEvent.CTRL_DOWN_MASK);
    assertThat(problems(board)).isEqualTo("13 dark pieces, at most 12.");
    board.drag(board.at(35), new Point(0, 0), 0);
    assertThat(problems(board)).isEqualTo("The position can be played.");
  }

  @Test
  void cancelBringsThePositionBack() {
    BoardDriver board = edit(TestGames.star());
    String before = position();
    board.press("board.clear");
    board.press("board.cancel");
    assertThat(position()).isEqualTo(before);
    assertThat(board.has("board.problems")).isFalse();
    board.click(1);
    board.click(2);
    assertThat(workspace.selections()).as("playing works again").hasSize(2);
  }

  @Test
  void undoAndRedoByKeyAndButton() {
    BoardDriver board = edit(TestGames.star());
    board.press("board.clear");
    board.viewKey("ctrl Z");
    assertThat(problems(board)).isEqualTo("The position can be played.");
    board.press("board.redo");
    assertThat(problems(board)).contains("red").contains("blue");
    board.press("board.undo");
    board.viewKey("ctrl Y");
    assertThat(problems(board)).contains("red");
    board.press("board.start");
    assertThat(applicable(board)).isTrue();
  }

  @Test
  void seedsAreCountedByWheelAndKeys() {
    BoardDriver board = edit(TestGames.row());
    board.wheel(0, -1);
    assertThat(problems(board)).isEqualTo("33 seeds, it must be 32.");
    board.wheel(1, 1);
    assertThat(applicable(board)).isTrue();
    board.find("board.palette.count", JSpinner.class).setValue(9);
    board.click(2);
    assertThat(problems(board)).isEqualTo("37 seeds, it must be 32.");
    board.key("RIGHT");
    board.key("DELETE");
    board.key("1");
    board.key("2");
    board.key("MINUS");
    assertThat(problems(board)).isEqualTo("43 seeds, it must be 32.");
  }

  @Test
  void sideAndExtrasArePartOfTheSetup() {
    BoardDriver board = edit(TestGames.star());
    board.find("board.side", JComboBox.class).setSelectedIndex(1);
    board.find("option.finished", JComboBox.class).setSelectedItem("red");
    assertThat(board.find("board.undo", AbstractButton.class).isEnabled()).isTrue();
    board.press("board.apply");
    assertThat(position()).startsWith("1:");
  }

  @Test
  void leavingEditModeAppliesWhatCanBePlayed() {
    BoardDriver board = edit(TestGames.star());
    board.press("board.edit");
    assertThat(workspace.selections()).as("nothing was changed").hasSize(1);
    board.press("board.edit");
    board.drag(1, 2, 0);
    board.press("board.edit");
    assertThat(position()).isEqualTo("0:0,0,1,0,2,0,0");
    board.press("board.edit");
    board.press("board.clear");
    board.press("board.edit");
    assertThat(problems(board)).startsWith("The setup cannot be played yet");
    assertThat(board.has("board.palette")).isTrue();
  }

  @Test
  void anotherGameEndsEditing() {
    BoardDriver board = edit(TestGames.star());
    FixtureRules row = TestGames.row();
    workspace.select(Selection.of(Line.of(row)));
    assertThat(board.has("board.palette")).isFalse();
    assertThat(board.find("board.edit", AbstractButton.class).isSelected()).isFalse();
  }

  @Test
  void textGoesToTheClipboardAndBack() {
    SetupEditor editor = new SetupEditor(TestGames.star(), TestGames.star().start());
    Clipboard clipboard = new Clipboard("test");
    List<String> said = new ArrayList<>();
    SetupClipboard carrier =
        new SetupClipboard(editor, new TextClipboard(() -> clipboard), said::add);
    carrier.paste();
    assertThat(said).containsExactly("There is no text on the clipboard; copy a position first.");
    carrier.copy();
    editor.clearBoard();
    carrier.paste();
    assertThat(editor.setup()).isEqualTo(TestGames.star().start());
    clipboard.setContents(new StringSelection("0:1,x"), null);
    carrier.paste();
    assertThat(said.get(1)).contains("Column 6: found the end of the text, expected 7 numbers.");
    editor.clearBoard();
    carrier.copy();
    assertThat(said.get(2)).isEqualTo("The setup has no text yet: 0 red marbles, it must be 1.");
  }
}

package org.plyscope.view.board;

import java.awt.BorderLayout;
import java.util.function.Supplier;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.widget.Keys;
import org.plyscope.view.board.edit.EditPanel;
import org.plyscope.view.board.edit.ProblemsBar;
import org.plyscope.view.board.edit.SetupClipboard;
import org.plyscope.view.board.icons.BoardIcons;
import org.plyscope.view.board.model.SetupEditor;

/** One stay in edit mode: the editor and its controls around the board, until it is applied. */
final class EditMode {
  private final JPanel view;
  private final Setup start;
  private final SetupEditor editor;
  private final EditPanel controls;
  private final ProblemsBar problems;

  /**
   * Starts to edit.
   *
   * @param view the panel with the board in its middle
   * @param rules the rules
   * @param start the setup to start from
   * @param theme the colours
   * @param icons the icons of buttons
   * @param onApply called when the user applies a setup that can be played
   * @param onCancel called when the user gives up
   */
  EditMode(
      JPanel view,
      Rules rules,
      Setup start,
      Supplier<BoardTheme> theme,
      BoardIcons icons,
      Runnable onApply,
      Runnable onCancel) {
    this.view = view;
    this.start = start;
    this.editor = new SetupEditor(rules, start);
    this.problems = new ProblemsBar(editor, onApply, onCancel);
    SetupClipboard clipboard = new SetupClipboard(editor, TextClipboard.SYSTEM, problems::say);
    this.controls = new EditPanel(editor, clipboard, theme, icons);
    view.add(controls.component(), BorderLayout.EAST);
    view.add(problems, BorderLayout.SOUTH);
    bind("ctrl Z", editor::undo);
    bind("ctrl Y", editor::redo);
    bind("ctrl shift Z", editor::redo);
    bind("ctrl C", clipboard::copy);
    bind("ctrl V", clipboard::paste);
    view.revalidate();
  }

  SetupEditor editor() {
    return editor;
  }

  boolean changed() {
    return !editor.setup().equals(start);
  }

  void say(String sentence) {
    problems.say(sentence);
  }

  /** Takes the controls away. */
  void end() {
    view.remove(controls.component());
    view.remove(problems);
    map().clear();
    view.getActionMap().clear();
    view.revalidate();
    view.repaint();
  }

  /** While editing, the keys of the window for undo and the clipboard belong to the editor. */
  private void bind(String key, Runnable action) {
    Keys.bind(view, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, action, () -> true);
  }

  private InputMap map() {
    return view.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
  }
}

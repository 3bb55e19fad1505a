package org.plyscope.view.board.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JToggleButton;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Board;
import org.plyscope.board.PieceIcon;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.view.board.icons.BoardIcons;
import org.plyscope.view.board.model.SetupEditor;

/** Chooses the content that a click puts on a cell: a piece or nothing, or a number of seeds. */
final class PalettePanel extends JPanel {
  private static final int ICON = 34;
  private static final int COLUMNS = 4;
  private static final int WIDEST = 5;

  private final SetupEditor editor;
  private final List<AbstractButton> buttons = new ArrayList<>();
  private JSpinner count;

  PalettePanel(SetupEditor editor, Supplier<BoardTheme> theme, BoardIcons icons) {
    super(new MigLayout("insets 0, gap 4, wrap " + columns(editor.board())));
    this.editor = editor;
    setName("board.palette");
    if (editor.board().counts()) {
      addCount();
    } else {
      addPieces(theme, icons);
    }
    editor.onChange(this::follow);
    follow();
  }

  private static int columns(Board board) {
    int buttons = board.pieces().size() + 1;
    return buttons <= WIDEST && !board.counts() ? buttons : COLUMNS;
  }

  private void addPieces(Supplier<BoardTheme> theme, BoardIcons icons) {
    Board board = editor.board();
    ButtonGroup group = new ButtonGroup();
    for (int content = 1; content <= board.pieces().size(); content++) {
      JToggleButton button = new JToggleButton(PieceIcon.piece(board, content, ICON, theme));
      button.setToolTipText(board.piece(content).name() + "  (" + content + ")");
      button.getAccessibleContext().setAccessibleName(board.piece(content).name());
      add(group, button, content);
    }
    JToggleButton eraser = new JToggleButton(icons.own("clear"));
    eraser.setToolTipText("Empty cell  (0)");
    eraser.getAccessibleContext().setAccessibleName("Empty cell");
    add(group, eraser, 0);
  }

  private void add(ButtonGroup group, JToggleButton button, int content) {
    button.setName("board.palette." + content);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(e -> editor.choose(content));
    group.add(button);
    buttons.add(button);
    add(button, "grow, sizegroup piece");
  }

  private void addCount() {
    int largest = editor.board().largestCount();
    count = new JSpinner(new SpinnerNumberModel(editor.choice(), 0, largest, 1));
    count.setName("board.palette.count");
    count.addChangeListener(e -> editor.choose((Integer) count.getValue()));
    JLabel label = new JLabel("Seeds a click puts");
    label.setLabelFor(count);
    add(label, "span 3");
    add(count, "growx");
    Prose hint = new Prose("board.palette.hint", "Plyscope.muted");
    hint.setText("The wheel and + − count a pit, digits write its number.");
    add(hint, "span 4, growx, width 0:180lp:");
  }

  private void follow() {
    int choice = editor.choice();
    if (count != null) {
      count.setValue(choice);
    } else {
      int last = buttons.size() - 1;
      buttons.get(choice == 0 ? last : choice - 1).setSelected(true);
    }
  }
}

package org.plyscope.view.board.edit;

import java.awt.Component;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.board.PieceIcon;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.widget.Heading;
import org.plyscope.view.board.icons.BoardIcons;
import org.plyscope.view.board.model.SetupEditor;

/** The column beside the board in edit mode. */
public final class EditPanel {
  private static final int SEAT_ICON = 16;

  private final SetupEditor editor;
  private final SetupClipboard clipboard;
  private final Supplier<BoardTheme> theme;
  private final JPanel content =
      new JPanel(new MigLayout("insets 12, fillx, wrap 1", "[grow, fill]", "[]rel"));
  private final JComboBox<String> toMove = new JComboBox<>();
  private final OptionForm extras = new OptionForm(PartNames.none());
  private final BoardIcons icons;
  private final JButton undo;
  private final JButton redo;
  private final JScrollPane scroller;
  private boolean following;

  /**
   * Makes the controls of an editor.
   *
   * @param editor the setup they change
   * @param clipboard takes the position to the clipboard and back
   * @param theme the colours of pieces
   * @param icons the icons of buttons
   */
  public EditPanel(
      SetupEditor editor, SetupClipboard clipboard, Supplier<BoardTheme> theme, BoardIcons icons) {
    this.editor = editor;
    this.clipboard = clipboard;
    this.theme = theme;
    this.icons = icons;
    this.undo = button("board.undo", "Undo", icons.shared("undo"));
    this.redo = button("board.redo", "Redo", icons.shared("redo"));
    heading(editor.board().counts() ? "Seeds" : "Pieces");
    content.add(new PalettePanel(editor, theme, icons));
    addSide();
    addExtras();
    addActions();
    scroller =
        new JScrollPane(
            content,
            ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
            ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    scroller.setName("board.edit.panel");
    scroller.setBorder(BorderFactory.createEmptyBorder());
    editor.onChange(this::follow);
    follow();
  }

  /** Returns the visible component. */
  public JComponent component() {
    return scroller;
  }

  private void heading(String text) {
    content.add(new Heading(text), content.getComponentCount() == 0 ? "" : "gaptop 10");
  }

  private void addSide() {
    Board board = editor.board();
    heading("To move");
    board.seats().forEach(seat -> toMove.addItem(seat.name()));
    toMove.setName("board.side");
    toMove.setRenderer(new SeatRenderer(board));
    toMove.addActionListener(e -> changeSide());
    content.add(toMove);
  }

  private void changeSide() {
    if (!following && toMove.getSelectedIndex() >= 0) {
      editor.toMove(toMove.getSelectedIndex());
    }
  }

  private void addExtras() {
    if (!editor.board().extras().isEmpty()) {
      heading("Besides");
      extras.setName("board.edit.extras");
      extras.onEdit(this::changeExtras);
      content.add(extras);
    }
  }

  private void changeExtras() {
    if (following) {
      return;
    }
    OptionValues values;
    try {
      values = extras.values();
    } catch (InputException e) {
      // The form shows the sentence itself; the setup keeps its last right value.
      return;
    }
    following = true;
    try {
      for (Option<?> extra : editor.board().extras()) {
        editor.extra(extra, values.texts().get(extra.id()));
      }
    } finally {
      following = false;
    }
  }

  private void addActions() {
    heading("Board");
    JPanel grid = new JPanel(new MigLayout("insets 0, gap 6, wrap 2, fillx", "[grow, fill, sg]"));
    JButton clear = button("board.clear", "Clear", icons.own("clear"));
    clear.addActionListener(e -> editor.clearBoard());
    JButton start = button("board.start", "Start", icons.own("home"));
    start.setToolTipText("Start position");
    start.addActionListener(e -> editor.startPosition());
    undo.addActionListener(e -> editor.undo());
    redo.addActionListener(e -> editor.redo());
    JButton copy = button("board.copy", "Copy", icons.shared("copy"));
    copy.setToolTipText("Copy the position as text");
    copy.addActionListener(e -> clipboard.copy());
    JButton paste = button("board.paste", "Paste", icons.shared("paste"));
    paste.setToolTipText("Paste the text of a position");
    paste.addActionListener(e -> clipboard.paste());
    for (JButton button : new JButton[] {clear, start, undo, redo, copy, paste}) {
      grid.add(button);
    }
    content.add(grid);
  }

  private static JButton button(String name, String text, Icon icon) {
    JButton button = new JButton(text, icon);
    button.setName(name);
    return button;
  }

  private void follow() {
    if (!following) {
      following = true;
      try {
        toMove.setSelectedIndex(editor.setup().toMove());
        extras.show(editor.setup().extras());
      } finally {
        following = false;
      }
    }
    undo.setEnabled(editor.canUndo());
    redo.setEnabled(editor.canRedo());
  }

  /** Shows a player's colour beside the name. */
  private final class SeatRenderer extends DefaultListCellRenderer {
    private final Board board;

    SeatRenderer(Board board) {
      this.board = board;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focus) {
      super.getListCellRendererComponent(list, value, index, selected, focus);
      int player = index >= 0 ? index : Math.max(0, list.getSelectedIndex());
      setIcon(PieceIcon.seat(board, player, SEAT_ICON, theme));
      return this;
    }
  }
}

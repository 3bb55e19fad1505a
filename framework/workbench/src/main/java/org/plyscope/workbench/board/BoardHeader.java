package org.plyscope.workbench.board;

import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.board.scene.BoardTheme;

/** The line above the board: the players, and the buttons of the view. */
final class BoardHeader extends JPanel {
  private final SeatStrip seats;
  private final JToolBar tools = new JToolBar();
  private final JToggleButton edit = new JToggleButton("Edit", BoardIcons.of("edit"));
  private final JToggleButton coordinates = new JToggleButton(BoardIcons.of("coordinates"));
  private final JToggleButton differences = new JToggleButton(BoardIcons.of("differences"));

  BoardHeader(Supplier<BoardTheme> theme) {
    super(new MigLayout("insets 6 10 4 6, fillx", "[grow, 0::][]", "[center]"));
    seats = new SeatStrip(theme);
    setName("board.header");
    tools.setFloatable(false);
    tools.setOpaque(false);
    add(seats, "width 0:pref:");
    add(tools);
  }

  /** Fills the tool bar. */
  void addButtons(BoardView view) {
    add(
        differences,
        "board.show-differences",
        "Differences from the start of the search",
        view::toggleDifferences);
    add(coordinates, "board.coordinates", "Coordinates", view::toggleCoordinates);
    add(new JButton(BoardIcons.of("flip")), "board.flip", "Flip board", view::flip);
    add(new JButton(BoardIcons.of("rotate")), "board.rotate", "Rotate board", view::rotate);
    add(edit, "board.edit", "Edit position  (Ctrl+E)", view::toggleEditing);
  }

  private void add(AbstractButton button, String name, String tip, Runnable action) {
    button.setName(name);
    button.setToolTipText(tip);
    button.getAccessibleContext().setAccessibleName(tip);
    button.setFocusable(false);
    button.addActionListener(e -> action.run());
    tools.add(button);
  }

  void show(Board board, Setup setup, boolean over) {
    seats.show(board, setup, over);
  }

  /** Shows which modes are on. */
  void showModes(boolean editing, boolean labelled) {
    edit.setSelected(editing);
    coordinates.setSelected(labelled);
  }

  /** Shows whether there is something to compare with, and whether it is compared. */
  void showDifferences(boolean possible, boolean shown) {
    differences.setEnabled(possible);
    differences.setSelected(shown);
  }
}

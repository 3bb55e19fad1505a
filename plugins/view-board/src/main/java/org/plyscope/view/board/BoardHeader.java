package org.plyscope.view.board;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.LayoutManager2;
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
import org.plyscope.view.board.icons.BoardIcons;

/** The line above the board: the players, and the buttons of the view. */
final class BoardHeader extends JPanel {
  private static final String EDIT = "Edit";

  /** More than there is around and between buttons. */
  private static final int GAP = 12;

  private final SeatStrip seats;
  private final JToolBar tools = new JToolBar();
  private final BoardIcons icons;
  private final JToggleButton edit;
  private final JToggleButton coordinates;
  private final JToggleButton differences;

  BoardHeader(Supplier<BoardTheme> theme, BoardIcons icons) {
    super(new MigLayout("insets 6 10 4 6, fillx", "[grow, 0::][]", "[center]"));
    this.icons = icons;
    edit = new JToggleButton(EDIT, icons.own("edit"));
    coordinates = new JToggleButton(icons.own("coordinates"));
    differences = new JToggleButton(icons.own("differences"));
    seats = new SeatStrip(theme);
    setName("board.header");
    tools.setFloatable(false);
    tools.setOpaque(false);
    add(seats, "growx, width 0:0:");
    add(tools);
  }

  /**
   * In a narrow view the players need the room more than the word on a button does. The required
   * width is measured without that button, so that the answer does not depend on its current text.
   */
  @Override
  public void doLayout() {
    int needed = seats.least() + edit.getFontMetrics(edit.getFont()).stringWidth(EDIT);
    for (Component button : tools.getComponents()) {
      needed += (button == edit ? coordinates : button).getPreferredSize().width + GAP;
    }
    String text = getWidth() >= needed ? EDIT : "";
    if (!text.equals(edit.getText())) {
      edit.setText(text);
      // A container that is being laid out is not notified that a component has another size.
      tools.invalidate();
      ((LayoutManager2) getLayout()).invalidateLayout(this);
    }
    super.doLayout();
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, super.getMinimumSize().height);
  }

  /** Fills the tool bar. */
  void addButtons(BoardView view) {
    add(
        differences,
        "board.show-differences",
        "Differences from the start of the search",
        view::toggleDifferences);
    add(coordinates, "board.coordinates", "Coordinates", view::toggleCoordinates);
    add(new JButton(icons.own("flip")), "board.flip", "Flip board", view::flip);
    add(new JButton(icons.own("rotate")), "board.rotate", "Rotate board", view::rotate);
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

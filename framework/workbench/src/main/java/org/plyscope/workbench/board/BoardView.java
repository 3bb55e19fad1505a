package org.plyscope.workbench.board;

import java.awt.BorderLayout;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.UIManager;
import org.plyscope.api.InputException;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.board.animation.MoveAnimation;
import org.plyscope.workbench.board.layout.BoardLayout;
import org.plyscope.workbench.board.model.BoardModel;
import org.plyscope.workbench.board.model.LastMove;
import org.plyscope.workbench.board.model.LastMoves;
import org.plyscope.workbench.board.model.Play;
import org.plyscope.workbench.board.model.Shown;

/** Shows the selected position, plays moves on it and lets the user edit it. */
final class BoardView implements View {
  /**
   * Client property of the component, or key of the look and feel: how many milliseconds one step
   * of a piece takes, 0 for no animation.
   */
  static final String ANIMATION = "Plyscope.animationMillis";

  private final Workspace workspace;
  private final Runnable onClose;
  private final JPanel panel = new JPanel(new BorderLayout());
  private final BoardCanvas canvas;
  private final LastMoves lastMoves = new LastMoves();
  private BoardModel model;

  BoardView(Workspace workspace, Runnable onClose) {
    this.workspace = workspace;
    this.onClose = onClose;
    this.canvas = new BoardCanvas(workspace, this::play);
    panel.setName("board");
    panel.add(canvas, BorderLayout.CENTER);
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    Shown shown;
    try {
      shown = Shown.of(selection);
    } catch (InputException e) {
      workspace.message(e.getMessage());
      return;
    }
    BoardModel old = model;
    model = shown.model();
    boolean known = old != null && old.rules().equals(model.rules());
    if (!known) {
      lastMoves.clear();
    }
    if (known && old.position().equals(model.position())) {
      return;
    }
    boolean follows = known && lastMoves.follows(old, shown.lastMove(), model);
    if (!follows && shown.before() != null) {
      lastMoves.follows(shown.before(), shown.lastMove(), model);
    }
    Optional<LastMove> last = lastMoves.find(model, shown.lastMove());
    canvas.show(model, last);
    if (follows) {
      LastMove move = last.orElseThrow();
      canvas.animate(
          MoveAnimation.of(model.board(), move.before(), model.setup(), move.play().path()),
          animationMillis());
    }
  }

  @Override
  public void close() {
    canvas.stopAnimation();
    onClose.run();
  }

  void flip() {
    canvas.turn(180);
  }

  void rotate() {
    canvas.board().ifPresent(b -> canvas.turn(BoardLayout.turn(b)));
  }

  void toggleCoordinates() {
    canvas.setCoordinates(!canvas.coordinates());
  }

  private double animationMillis() {
    Object own = panel.getClientProperty(ANIMATION);
    Object general = own == null ? UIManager.get(ANIMATION) : own;
    return general instanceof Number number ? number.doubleValue() : MoveAnimation.STEP_MILLIS;
  }

  private void play(List<Play> plays) {
    if (plays.size() == 1) {
      play(plays.get(0));
      return;
    }
    JPopupMenu menu = new JPopupMenu();
    menu.setName("board.choices");
    for (Play play : plays) {
      JMenuItem item = new JMenuItem(play.text());
      item.addActionListener(e -> play(play));
      menu.add(item);
    }
    Point2D at = canvas.geometry().center(plays.get(0).end());
    Point corner = new Point((int) at.getX(), (int) at.getY());
    menu.show(canvas, corner.x, corner.y);
  }

  private void play(Play play) {
    workspace.select(
        Selection.of(model.rules(), model.after(play.move())).withLastMove(play.move()));
  }
}

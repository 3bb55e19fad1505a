package org.plyscope.board;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.animation.MoveAnimation;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;

/**
 * A component that shows a position in the colours of the current theme. <b>Provided by the
 * host</b>; a view may extend it to take moves or to point things out of its own. Used on the
 * user-interface thread.
 */
public class BoardPanel extends JComponent {
  private final transient Workspace workspace;
  private final transient BoardPainter painter = new BoardPainter();
  private final transient Animator animator = new Animator(this::repaint);
  private transient BoardTheme theme;
  private transient BoardLayout layout;
  private transient Board board;
  private transient Setup contents;
  private transient Marks marks = Marks.NONE;
  private int degrees;
  private boolean coordinates;

  /**
   * Makes a panel without a board.
   *
   * @param workspace the window, for colours
   */
  public BoardPanel(Workspace workspace) {
    this.workspace = workspace;
    setOpaque(false);
    updateUI();
  }

  /**
   * Shows a position. Ends an animation; another board is upright again.
   *
   * @param newBoard the board, from {@link org.plyscope.api.game.Rules#board}
   * @param newContents the new contents of the cells, for example from {@link
   *     org.plyscope.api.game.State#setup}
   */
  public final void show(Board newBoard, Setup newContents) {
    animator.stop();
    if (board != newBoard) {
      board = newBoard;
      layout = null;
      // Players of another game may have other colours.
      theme = null;
      degrees = 0;
    }
    contents = newContents;
    repaint();
  }

  /**
   * Points things out from now on.
   *
   * @param newMarks the new marks
   */
  public final void mark(Marks newMarks) {
    marks = newMarks;
    repaint();
  }

  /**
   * Animates the move that leads to the shown position.
   *
   * @param animation the move
   * @param stepMillis how long one step of it takes; 0 for no animation
   */
  public final void animate(MoveAnimation animation, double stepMillis) {
    animator.start(animation, stepMillis);
  }

  /** Ends an animation, if one runs. */
  public final void stopAnimation() {
    animator.stop();
  }

  /**
   * Returns whether pieces are moving.
   *
   * @return true until the animation ends
   */
  public final boolean animating() {
    return animator.running();
  }

  /**
   * Turns the board.
   *
   * @param angle how far it is turned clockwise from now on, a multiple of {@link BoardLayout#turn}
   */
  public final void turnTo(int angle) {
    degrees = Math.floorMod(angle, 360);
    layout = null;
    repaint();
  }

  /** {@return how far the board is turned: degrees clockwise, from 0 to 359} */
  public final int degrees() {
    return degrees;
  }

  /**
   * Shows or hides the labels of cells.
   *
   * @param shown whether cells show their labels
   */
  public final void setCoordinates(boolean shown) {
    coordinates = shown;
    repaint();
  }

  /** {@return whether cells show their labels} */
  public final boolean coordinates() {
    return coordinates;
  }

  /** {@return the board, empty until something was shown} */
  public final Optional<Board> board() {
    return Optional.ofNullable(board);
  }

  /**
   * Returns where the cells are now. There must be a board.
   *
   * @return the layout
   */
  public final BoardLayout geometry() {
    if (layout == null) {
      layout = BoardLayout.fit(board, getWidth(), getHeight(), degrees);
    }
    return layout;
  }

  /** {@return the colours of the current theme} */
  public final BoardTheme theme() {
    if (theme == null) {
      theme = BoardTheme.of(workspace.dark(), workspace::seatColor);
    }
    return theme;
  }

  /**
   * Returns the contents of the board; called before every painting.
   *
   * @return by default the last contents shown
   */
  protected Setup contents() {
    return contents;
  }

  /**
   * Returns the marks; called before every painting.
   *
   * @return by default the last marks
   */
  protected Marks marks() {
    return marks;
  }

  /**
   * Returns the dragged piece; called before every painting.
   *
   * @return by default nothing
   */
  protected Optional<BoardScene.Drag> drag() {
    return Optional.empty();
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    if (width != getWidth() || height != getHeight()) {
      layout = null;
    }
    super.setBounds(x, y, width, height);
  }

  @Override
  public void updateUI() {
    theme = null;
    setFont(UIManager.getFont("Label.font"));
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (board == null) {
      return;
    }
    Frame frame = animator.frame().orElseGet(() -> new Frame(contents(), List.of()));
    BoardScene scene = new BoardScene(geometry(), theme(), frame, marks(), coordinates, drag());
    if (isPaintingForPrint()) {
      painter.print((Graphics2D) graphics, scene, getWidth(), getHeight());
    } else {
      painter.paint((Graphics2D) graphics, scene, getWidth(), getHeight());
    }
  }
}

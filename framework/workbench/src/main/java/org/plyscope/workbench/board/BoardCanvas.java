package org.plyscope.workbench.board;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.view.Workspace;
import org.plyscope.workbench.board.animation.Frame;
import org.plyscope.workbench.board.animation.MoveAnimation;
import org.plyscope.workbench.board.layout.BoardLayout;
import org.plyscope.workbench.board.model.BoardModel;
import org.plyscope.workbench.board.model.LastMove;
import org.plyscope.workbench.board.model.MovePicker;
import org.plyscope.workbench.board.model.Outcome;
import org.plyscope.workbench.board.model.Play;
import org.plyscope.workbench.board.model.SetupEditor;
import org.plyscope.workbench.board.paint.BannerPainter;
import org.plyscope.workbench.board.paint.BoardPainter;
import org.plyscope.workbench.board.paint.BoardScene;
import org.plyscope.workbench.board.paint.BoardTheme;
import org.plyscope.workbench.board.paint.Marks;

/** The board itself: shows a position or a setup being edited, and takes moves and edits. */
final class BoardCanvas extends JComponent {
  private final Workspace workspace;
  private final Consumer<List<Play>> onPlay;
  private final BoardPainter painter = new BoardPainter();
  private final Animator animator = new Animator(this::repaint);
  private BoardTheme theme;
  private BoardLayout layout;
  private BoardModel model;
  private MovePicker picker;
  private LastMove last;
  private List<Marks.Arrow> arrows = List.of();
  private Map<Integer, Integer> before = Map.of();
  private SetupEditor editor;
  private BoardScene.Drag drag;
  private int hovered = MovePicker.NOWHERE;
  private int cursor = MovePicker.NOWHERE;
  private int degrees;
  private boolean coordinates;

  /**
   * Makes a canvas without a board.
   *
   * @param workspace the window, for colours
   * @param onPlay takes the move the user played; several if the board cannot tell them apart
   */
  BoardCanvas(Workspace workspace, Consumer<List<Play>> onPlay) {
    this.workspace = workspace;
    this.onPlay = onPlay;
    setName("board.canvas");
    setFocusable(true);
    setOpaque(false);
    setToolTipText("");
    putClientProperty("Plyscope.picture", true);
    updateUI();
    setPreferredSize(new Dimension(560, 560));
    setMinimumSize(new Dimension(40, 40));
    CanvasMouse mouse = new CanvasMouse(this);
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    CanvasKeys.install(this);
    addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            repaint();
          }
        });
  }

  /** Shows a position; forgets what was picked. */
  void show(BoardModel newModel, Optional<LastMove> newLast) {
    animator.stop();
    boolean sameBoard = model != null && model.board() == newModel.board();
    if (!sameBoard) {
      layout = null;
      cursor = MovePicker.NOWHERE;
      hovered = MovePicker.NOWHERE;
      degrees = 0;
    }
    model = newModel;
    picker = new MovePicker(newModel);
    last = newLast.orElse(null);
    drag = null;
    repaint();
  }

  /** Lets the pieces move to what is shown. */
  void animate(MoveAnimation animation, double stepMillis) {
    animator.start(animation, stepMillis);
  }

  /** Shows and changes a setup instead of the position, or the position again if there is none. */
  void edit(SetupEditor newEditor) {
    animator.stop();
    editor = newEditor;
    if (picker != null) {
      picker.cancel();
    }
    if (newEditor != null) {
      newEditor.onChange(this::repaint);
    }
    repaint();
  }

  void turn(int by) {
    turnTo(degrees + by);
  }

  void turnTo(int angle) {
    degrees = Math.floorMod(angle, 360);
    layout = null;
    repaint();
  }

  int degrees() {
    return degrees;
  }

  void setCoordinates(boolean shown) {
    coordinates = shown;
    repaint();
  }

  boolean coordinates() {
    return coordinates;
  }

  boolean animating() {
    return animator.running();
  }

  void stopAnimation() {
    animator.stop();
  }

  Optional<Board> board() {
    return Optional.ofNullable(model).map(BoardModel::board);
  }

  Optional<SetupEditor> editor() {
    return Optional.ofNullable(editor);
  }

  MovePicker picker() {
    return picker;
  }

  /** Hands over a move that was picked. */
  void play(List<Play> plays) {
    if (!plays.isEmpty()) {
      picker.cancel();
      onPlay.accept(plays);
    }
    repaint();
  }

  void setHovered(int cell) {
    if (hovered != cell) {
      hovered = cell;
      repaint();
    }
  }

  int cursor() {
    return cursor;
  }

  void moveCursor(int cell) {
    cursor = cell;
    getAccessibleContext()
        .setAccessibleDescription(BoardWords.describe(contents(), geometry(), cell));
    repaint();
  }

  void setDrag(BoardScene.Drag newDrag) {
    drag = newDrag;
    repaint();
  }

  /** Returns what stands on the board, played or edited. */
  Setup contents() {
    return editor != null ? editor.setup() : model.setup();
  }

  /** Returns where the cells are now. */
  BoardLayout geometry() {
    if (layout == null) {
      layout = BoardLayout.fit(model.board(), getWidth(), getHeight(), degrees);
    }
    return layout;
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
  protected void paintComponent(Graphics g) {
    if (model == null) {
      return;
    }
    if (isPaintingForPrint()) {
      painter.print((Graphics2D) g, scene(), getWidth(), getHeight());
    } else {
      painter.paint((Graphics2D) g, scene(), getWidth(), getHeight());
    }
    if (editor == null && model.over() && !animator.running()) {
      double[] payoffs = model.payoffs();
      String text = Outcome.text(model.board().seats(), payoffs);
      Color color = theme().player(model.board(), Outcome.winner(payoffs));
      BannerPainter.paint((Graphics2D) g, text, getFont(), color, getWidth(), getHeight());
    }
  }

  /** Returns the colours of the current look and feel. */
  BoardTheme theme() {
    if (theme == null) {
      theme = BoardTheme.of(workspace.dark(), workspace::color);
    }
    return theme;
  }

  private BoardScene scene() {
    Frame frame = animator.frame().orElseGet(() -> new Frame(contents(), List.of()));
    return new BoardScene(
        geometry(), theme(), frame, marks(), coordinates, Optional.ofNullable(drag));
  }

  /** Shows moves that views have marked. */
  void mark(List<Marks.Arrow> moves) {
    if (!arrows.equals(moves)) {
      arrows = moves;
      repaint();
    }
  }

  /** Shows what cells held before. */
  void differ(Map<Integer, Integer> contents) {
    if (!before.equals(contents)) {
      before = Map.copyOf(contents);
      repaint();
    }
  }

  private Marks marks() {
    Marks marks = Marks.NONE;
    int shownCursor = isFocusOwner() ? cursor : MovePicker.NOWHERE;
    if (editor != null) {
      return marks.withPointers(MovePicker.NOWHERE, hovered, shownCursor);
    }
    if (last != null) {
      marks = marks.withLast(last.play().path(), last.player());
    }
    if (animator.running()) {
      return marks.withLast(List.of(), -1);
    }
    int start = picker.start();
    Set<Integer> targets = start >= 0 ? picker.targets() : picker.targetsFrom(hovered);
    boolean useful = start >= 0 ? picker.accepts(hovered) : !targets.isEmpty();
    boolean lifted = start >= 0 && drag == null;
    return marks
        .withArrows(arrows)
        .withBefore(before)
        .withTargets(targets, model.toMove())
        .withPointers(lifted ? start : -1, useful ? hovered : -1, shownCursor);
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    int cell = model == null ? -1 : geometry().cellAt(event.getX(), event.getY());
    return cell < 0 ? null : BoardWords.cell(model.board(), contents(), cell);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleBoard();
      accessibleContext.setAccessibleName("Board");
    }
    return accessibleContext;
  }

  /** What assistive tools learn about the board. */
  private final class AccessibleBoard extends AccessibleJComponent {
    private static final long serialVersionUID = 1L;

    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.CANVAS;
    }
  }
}

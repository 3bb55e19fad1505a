package org.plyscope.view.board;

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
import org.plyscope.api.board.Setup;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.board.BannerPainter;
import org.plyscope.board.BoardPanel;
import org.plyscope.board.Outcome;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.Marks;
import org.plyscope.view.board.model.BoardModel;
import org.plyscope.view.board.model.LastMove;
import org.plyscope.view.board.model.MovePicker;
import org.plyscope.view.board.model.Play;
import org.plyscope.view.board.model.SetupEditor;

/** The board itself: shows a position or a setup being edited, and takes moves and edits. */
final class BoardCanvas extends BoardPanel {
  private final Consumer<List<Play>> onPlay;
  private BoardModel model;
  private MovePicker picker;
  private LastMove last;
  private List<Marks.Arrow> arrows = List.of();
  private Map<Integer, Integer> before = Map.of();
  private SetupEditor editor;
  private BoardScene.Drag drag;
  private int hovered = MovePicker.NOWHERE;
  private int cursor = MovePicker.NOWHERE;

  /**
   * Makes a canvas without a board.
   *
   * @param workspace the window, for colours
   * @param onPlay takes the move the user played; several if they look the same on the board
   */
  BoardCanvas(Workspace workspace, Consumer<List<Play>> onPlay) {
    super(workspace);
    this.onPlay = onPlay;
    setName("board.canvas");
    setFocusable(true);
    setToolTipText("");
    putClientProperty(View.PICTURE, true);
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

  /** Shows a position; clears the picked cells. */
  void show(BoardModel newModel, Optional<LastMove> newLast) {
    if (model == null || model.board() != newModel.board()) {
      cursor = MovePicker.NOWHERE;
      hovered = MovePicker.NOWHERE;
    }
    model = newModel;
    picker = new MovePicker(newModel);
    last = newLast.orElse(null);
    drag = null;
    show(newModel.board(), newModel.setup());
  }

  /** Shows and changes a setup instead of the position, or the position again if there is none. */
  void edit(SetupEditor newEditor) {
    stopAnimation();
    editor = newEditor;
    if (picker != null) {
      picker.cancel();
    }
    if (newEditor != null) {
      newEditor.onChange(this::repaint);
    }
    repaint();
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
        .setAccessibleDescription(BoardText.describe(contents(), geometry(), cell));
    repaint();
  }

  void setDrag(BoardScene.Drag newDrag) {
    drag = newDrag;
    repaint();
  }

  /** Returns the contents of the board, played or edited. */
  @Override
  protected Setup contents() {
    return editor != null ? editor.setup() : model.setup();
  }

  @Override
  protected Optional<BoardScene.Drag> drag() {
    return Optional.ofNullable(drag);
  }

  @Override
  protected void paintComponent(Graphics g) {
    super.paintComponent(g);
    if (model != null && editor == null && model.over() && !animating()) {
      double[] payoffs = model.payoffs();
      String text = Outcome.text(model.board().seats(), payoffs);
      Color color = theme().player(model.board(), Outcome.winner(payoffs));
      BannerPainter.paint((Graphics2D) g, text, getFont(), color, getWidth(), getHeight());
    }
  }

  /** Shows moves that views have marked. */
  void arrows(List<Marks.Arrow> moves) {
    if (!arrows.equals(moves)) {
      arrows = moves;
      repaint();
    }
  }

  /** Shows the earlier contents of cells. */
  void differ(Map<Integer, Integer> contents) {
    if (!before.equals(contents)) {
      before = Map.copyOf(contents);
      repaint();
    }
  }

  @Override
  protected Marks marks() {
    Marks marks = Marks.NONE;
    int shownCursor = isFocusOwner() ? cursor : MovePicker.NOWHERE;
    if (editor != null) {
      return marks.withPointers(MovePicker.NOWHERE, hovered, shownCursor);
    }
    if (last != null) {
      marks = marks.withLast(last.play().path(), last.player());
    }
    if (animating()) {
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
    return cell < 0 ? null : BoardText.cell(model.board(), contents(), cell);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext = new AccessibleBoard();
      accessibleContext.setAccessibleName("Board");
    }
    return accessibleContext;
  }

  /** The description of the board for assistive tools. */
  private final class AccessibleBoard extends AccessibleJComponent {
    private static final long serialVersionUID = 1L;

    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.CANVAS;
    }
  }
}

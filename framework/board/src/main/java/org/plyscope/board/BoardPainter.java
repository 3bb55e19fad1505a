package org.plyscope.board;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;
import org.plyscope.board.animation.Mover;
import org.plyscope.board.internal.cell.CellPainter;
import org.plyscope.board.internal.cell.GroundPainter;
import org.plyscope.board.internal.cell.LabelPainter;
import org.plyscope.board.internal.cell.PiecePainter;
import org.plyscope.board.internal.cell.SeedPainter;
import org.plyscope.board.internal.draw.CachedLayer;
import org.plyscope.board.internal.draw.Layer;
import org.plyscope.board.internal.mark.MarkPainter;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;

/**
 * Paints scenes. Keeps the parts that change seldom, the ground and the pieces at rest, as images
 * in the resolution of the device; so keep one painter per component. Not safe for several threads.
 */
public final class BoardPainter {
  private static final double LIFT = 0.55;

  private record Ground(BoardLayout layout, BoardTheme theme, boolean coordinates) {}

  private record Contents(
      BoardLayout layout, BoardTheme theme, Setup resting, int lifted, int dragged) {}

  private final CachedLayer ground = new CachedLayer();
  private final CachedLayer contents = new CachedLayer();

  /** Makes a painter that keeps nothing yet. */
  public BoardPainter() {}

  /**
   * Paints a scene.
   *
   * @param target where to; its transform may scale, as it does on a dense screen
   * @param scene what to
   * @param width the width of the scene
   * @param height the height of the scene
   */
  public void paint(Graphics2D target, BoardScene scene, int width, int height) {
    if (width <= 0 || height <= 0) {
      return;
    }
    Graphics2D g = (Graphics2D) target.create();
    Layer.smooth(g);
    BoardLayout layout = scene.layout();
    BoardTheme theme = scene.theme();
    Ground below = new Ground(layout, theme, scene.coordinates());
    GroundPainter grounds = new GroundPainter(layout, theme, scene.coordinates());
    ground.draw(g, width, height, below, grounds::paint);
    MarkPainter marks = new MarkPainter(scene);
    marks.below(g);
    int dragged = scene.drag().map(BoardScene.Drag::from).orElse(-1);
    int lifted = scene.marks().lifted();
    Setup resting = scene.frame().resting();
    contents.draw(
        g,
        width,
        height,
        new Contents(layout, theme, resting, lifted, dragged),
        on -> contents(on, scene));
    marks.above(g);
    texts(g, scene);
    moving(g, scene);
    g.dispose();
  }

  /**
   * Paints a scene as {@link #paint} does, but straight to where it goes, without keeping images.
   *
   * @param target where to
   * @param scene what to
   * @param width the width of the scene
   * @param height the height of the scene
   */
  public void print(Graphics2D target, BoardScene scene, int width, int height) {
    ground.direct(true);
    contents.direct(true);
    try {
      paint(target, scene, width, height);
    } finally {
      ground.direct(false);
      contents.direct(false);
    }
  }

  private static void contents(Graphics2D g, BoardScene scene) {
    PiecePainter pieces = new PiecePainter(scene.layout(), scene.theme());
    SeedPainter seeds = new SeedPainter(scene.layout(), scene.theme());
    Board board = scene.board();
    int lifted = scene.marks().lifted();
    for (Cell cell : board.cells()) {
      int content = scene.resting(cell.index());
      if (board.counts()) {
        seeds.paint(g, cell, content);
      } else if (content > 0 && cell.shape() == Cell.Shape.LINE) {
        CellPainter.line(g, scene.layout(), cell, scene.theme().piece(board, content), 1);
      } else if (content > 0 && cell.index() != lifted) {
        pieces.paint(g, content, scene.layout().center(cell.index()), 0, 1);
      }
    }
    if (!board.counts() && lifted >= 0 && scene.resting(lifted) > 0) {
      pieces.paint(g, scene.resting(lifted), scene.layout().center(lifted), LIFT, 1);
    }
  }

  /** Writes texts that marks must not hide: numbers of seeds, and labels over pieces. */
  private static void texts(Graphics2D g, BoardScene scene) {
    SeedPainter seeds = new SeedPainter(scene.layout(), scene.theme());
    LabelPainter labels = new LabelPainter(scene.layout(), scene.theme());
    Board board = scene.board();
    for (Cell cell : board.cells()) {
      int content = scene.resting(cell.index());
      boolean round = cell.shape() == Cell.Shape.HOLE || cell.shape() == Cell.Shape.HEXAGON;
      if (board.counts()) {
        seeds.number(g, cell, content);
      } else if (scene.coordinates() && round && content > 0) {
        labels.paint(g, cell, scene.theme().piece(board, content));
      }
    }
  }

  private static void moving(Graphics2D g, BoardScene scene) {
    for (Mover mover : scene.frame().movers()) {
      Point2D at = scene.layout().pixel(mover.x(), mover.y());
      single(g, scene, mover.content(), at, mover.lift(), mover.alpha());
    }
    scene.drag().ifPresent(d -> single(g, scene, d.content(), d.at(), LIFT, 1));
  }

  private static void single(
      Graphics2D g, BoardScene scene, int content, Point2D at, double lift, double alpha) {
    if (scene.board().counts()) {
      new SeedPainter(scene.layout(), scene.theme()).hand(g, at, content, lift, alpha);
    } else if (content > 0) {
      new PiecePainter(scene.layout(), scene.theme()).paint(g, content, at, lift, alpha);
    }
  }
}

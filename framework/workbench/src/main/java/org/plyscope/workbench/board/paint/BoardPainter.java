package org.plyscope.workbench.board.paint;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.workbench.board.animation.Mover;
import org.plyscope.workbench.board.layout.BoardLayout;

/**
 * Paints scenes. Keeps the ground, which changes seldom, as an image in the resolution of the
 * device; so keep one painter per component. Not safe for several threads.
 */
public final class BoardPainter {
  private static final double LIFT = 0.55;

  private record GroundKey(
      BoardLayout layout, BoardTheme theme, boolean coordinates, double scaleX, double scaleY) {}

  private GroundKey groundKey;
  private BufferedImage ground;

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
    paintGround(g, scene, width, height);
    MarkPainter marks = new MarkPainter(scene);
    marks.below(g);
    contents(g, scene);
    marks.above(g);
    moving(g, scene);
    g.dispose();
  }

  private void paintGround(Graphics2D g, BoardScene scene, int width, int height) {
    AffineTransform transform = g.getTransform();
    double scaleX = Math.abs(transform.getScaleX());
    double scaleY = Math.abs(transform.getScaleY());
    GroundKey key =
        new GroundKey(scene.layout(), scene.theme(), scene.coordinates(), scaleX, scaleY);
    if (!key.equals(groundKey)) {
      int w = Math.max(1, (int) Math.ceil(width * scaleX));
      int h = Math.max(1, (int) Math.ceil(height * scaleY));
      ground = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB_PRE);
      Graphics2D image = ground.createGraphics();
      Layer.smooth(image);
      image.scale(scaleX, scaleY);
      new GroundPainter(scene.layout(), scene.theme(), scene.coordinates()).paint(image);
      image.dispose();
      groundKey = key;
    }
    g.drawImage(ground, AffineTransform.getScaleInstance(1 / scaleX, 1 / scaleY), null);
  }

  private static void contents(Graphics2D g, BoardScene scene) {
    Rectangle clip = g.getClipBounds();
    PiecePainter pieces = new PiecePainter(scene.layout(), scene.theme());
    SeedPainter seeds = new SeedPainter(scene.layout(), scene.theme());
    Board board = scene.board();
    for (Cell cell : board.cells()) {
      int content = scene.resting(cell.index());
      boolean visible = clip == null || scene.layout().outline(cell.index()).intersects(clip);
      if (!visible || !cell.playable()) {
        continue;
      }
      if (board.counts()) {
        seeds.paint(g, cell, content);
      } else if (content > 0 && cell.index() != scene.marks().lifted()) {
        pieces.paint(g, content, scene.layout().center(cell.index()), 0, 1);
      }
    }
    int lifted = scene.marks().lifted();
    if (!board.counts() && lifted >= 0 && scene.resting(lifted) > 0) {
      pieces.paint(g, scene.resting(lifted), scene.layout().center(lifted), LIFT, 1);
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

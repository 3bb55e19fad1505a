package org.plyscope.view.searchtree.ui;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import org.plyscope.view.searchtree.colour.NodeColours;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.layout.Camera;
import org.plyscope.view.searchtree.layout.Extents;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.paint.IciclePainter;
import org.plyscope.view.searchtree.paint.Scene;

/** A small map of the whole tree in a corner of the canvas, while only a part of it is in sight. */
final class Minimap {
  private static final double WIDTH = 190;
  private static final double HEIGHT = 64;
  private static final double GAP = 10;
  private static final double ZOOMED = 1.15;

  private final IciclePainter painter = new IciclePainter(false);
  private Rectangle bounds = new Rectangle();
  private BufferedImage image;
  private Extents drawnExtents;
  private NodeColours drawnColours;
  private int drawnLimit;
  private double drawnScale;

  /** Forgets the tree drawn last. */
  void forget() {
    image = null;
    drawnExtents = null;
    drawnColours = null;
    bounds = new Rectangle();
  }

  /** Returns whether a point is on the map. */
  boolean contains(Point point) {
    return bounds.contains(point);
  }

  /** Returns a camera that shows the place under a point of the map. */
  Camera moved(Camera camera, TreeLayout layout, Point point) {
    double place =
        layout.sideways()
            ? (point.y - bounds.y) / (double) bounds.height
            : (point.x - bounds.x) / (double) bounds.width;
    return camera.pan(camera.width() / 2 - camera.pixel(place), 0);
  }

  void paint(Graphics2D g, Scene scene, int canvasWidth, int canvasHeight) {
    if (scene.camera().across() < ZOOMED * scene.camera().width()) {
      bounds = new Rectangle();
      return;
    }
    place(scene, canvasWidth, canvasHeight);
    double scale = g.getTransform().getScaleX();
    draw(scene, scale);
    AffineTransform at = AffineTransform.getTranslateInstance(bounds.x, bounds.y);
    at.scale(1 / scale, 1 / scale);
    g.drawImage(image, at, null);
    g.setColor(scene.palette().edge());
    g.setStroke(new BasicStroke(1f));
    g.drawRect(bounds.x - 1, bounds.y - 1, bounds.width + 1, bounds.height + 1);
    frame(g, scene);
  }

  private void place(Scene scene, int canvasWidth, int canvasHeight) {
    double unit = scene.palette().unit();
    boolean sideways = scene.layout().sideways();
    int width = (int) ((sideways ? HEIGHT : WIDTH) * unit);
    int height = (int) ((sideways ? WIDTH : HEIGHT) * unit);
    int gap = (int) (GAP * unit);
    height = Math.min(height, canvasHeight - 2 * gap);
    bounds = new Rectangle(canvasWidth - width - gap, gap, width, height);
  }

  private void draw(Scene scene, double scale) {
    int width = (int) Math.ceil(bounds.width * scale);
    int height = (int) Math.ceil(bounds.height * scale);
    boolean same =
        image != null
            && image.getWidth() == width
            && image.getHeight() == height
            && drawnExtents == scene.extents()
            && drawnColours == scene.colours()
            && drawnLimit == scene.limit()
            && drawnScale == scale;
    if (same) {
      return;
    }
    image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    drawnExtents = scene.extents();
    drawnColours = scene.colours();
    drawnLimit = scene.limit();
    drawnScale = scale;
    Graphics2D g = image.createGraphics();
    g.setColor(scene.palette().background());
    g.fillRect(0, 0, width, height);
    g.scale(scale, scale);
    painter.paint(g, small(scene));
    g.dispose();
  }

  private Scene small(Scene scene) {
    boolean sideways = scene.layout().sideways();
    double across = sideways ? bounds.height : bounds.width;
    double along = sideways ? bounds.width : bounds.height;
    int plies = scene.tree().height(0) + 1;
    Camera camera = new Camera(across, 0, along / plies, 0, across, along);
    return new Scene(
        scene.extents(),
        scene.shown(),
        scene.line(),
        scene.savings(),
        scene.texts(),
        scene.colours(),
        scene.palette(),
        scene.layout(),
        camera,
        scene.limit(),
        scene.selected());
  }

  private void frame(Graphics2D g, Scene scene) {
    Camera camera = scene.camera();
    double from = Math.max(0, camera.place(0));
    double to = Math.min(1, camera.place(camera.width()));
    boolean sideways = scene.layout().sideways();
    int across = sideways ? bounds.height : bounds.width;
    int start = (int) (from * across);
    int length = Math.max(3, (int) Math.ceil((to - from) * across));
    Rectangle r =
        sideways
            ? new Rectangle(bounds.x, bounds.y + start, bounds.width - 1, length)
            : new Rectangle(bounds.x + start, bounds.y, length, bounds.height - 1);
    Color text = scene.palette().text();
    Graphics2D veil = (Graphics2D) g.create();
    veil.setComposite(AlphaComposite.SrcOver.derive(0.25f));
    veil.setColor(Palette.mix(text, scene.palette().line(), 0.5));
    veil.fill(r);
    veil.dispose();
    g.setColor(text);
    g.draw(r);
  }
}

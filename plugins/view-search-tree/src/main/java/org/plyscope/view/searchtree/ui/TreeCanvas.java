package org.plyscope.view.searchtree.ui;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.function.IntConsumer;
import java.util.function.ObjIntConsumer;
import javax.swing.JPanel;
import javax.swing.JToolTip;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.plyscope.api.game.Rules;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.Markup;
import org.plyscope.view.searchtree.colour.NodeColours;
import org.plyscope.view.searchtree.colour.Palette;
import org.plyscope.view.searchtree.layout.Camera;
import org.plyscope.view.searchtree.layout.Extents;
import org.plyscope.view.searchtree.layout.HitTest;
import org.plyscope.view.searchtree.layout.TreeLayout;
import org.plyscope.view.searchtree.node.NodeTip;
import org.plyscope.view.searchtree.paint.IciclePainter;
import org.plyscope.view.searchtree.paint.Overlay;
import org.plyscope.view.searchtree.paint.RulerPainter;
import org.plyscope.view.searchtree.paint.Scene;
import org.plyscope.view.searchtree.paint.ScenePainter;
import org.plyscope.view.searchtree.paint.TreePainter;

/**
 * Shows a tree. The tree itself is drawn into an image of its own, in the resolution of the screen
 * and only when something about it has changed; marks that follow the mouse are drawn over it.
 */
public final class TreeCanvas extends JPanel {
  private static final double MARGIN = 22;
  private static final int MOST_TRIALS = 40;

  /** How low it may become, in lines of text. */
  private static final int LEAST = 6;

  /** The share of the room that texts below the last ply may take. */
  private static final double MOST_FOOT = 0.12;

  private final Workspace workspace;
  private final TreeSession session;
  private final IntConsumer select;
  private final ScenePainter nodes = new TreePainter();
  private final ScenePainter blocks = new IciclePainter(true);
  private final Minimap minimap = new Minimap();
  private Palette palette;
  private Rules coloured;
  private NodeColours colours;
  private Camera camera;
  private boolean fitted = true;
  private BufferedImage image;
  private boolean stale = true;
  private Extents drawn;
  private int hovered = -1;
  private ObjIntConsumer<Point> menu = (at, node) -> {};

  /**
   * Makes a canvas.
   *
   * @param select takes the node the user has chosen
   */
  public TreeCanvas(Workspace workspace, TreeSession session, IntConsumer select) {
    this.workspace = workspace;
    this.session = session;
    this.select = select;
    setName("tree.canvas");
    setFocusable(true);
    setOpaque(true);
    setToolTipText("");
    setPreferredSize(new Dimension(600, 300));
    getAccessibleContext().setAccessibleName("Search tree");
    CanvasMouse mouse = new CanvasMouse(this);
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    addMouseWheelListener(mouse);
    session.onChange(this::changed);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    palette = null;
    redraw();
  }

  private void changed() {
    colours = null;
    if (!session.loaded()) {
      forget();
    } else if (session.extents() != drawn) {
      boolean other = drawn == null || drawn.tree() != session.tree();
      drawn = session.extents();
      hovered = -1;
      if (other || fitted) {
        fit();
      }
    }
    redraw();
  }

  /** Keeps nothing of a tree that is gone: its game may be a plugin that wants to leave. */
  private void forget() {
    drawn = null;
    image = null;
    palette = null;
    coloured = null;
    hovered = -1;
    minimap.forget();
  }

  /** Follows the size of this component, which is known for sure only when it is painted. */
  private void follow() {
    if (camera == null || (fitted && !sized())) {
      fit();
    } else if (!sized()) {
      camera = camera.resized(across(), along());
      stale = true;
    }
  }

  private boolean sized() {
    return camera.width() == across() && camera.height() == along();
  }

  private void redraw() {
    stale = true;
    repaint();
  }

  private double across() {
    return session.layout().sideways() ? getHeight() : getWidth();
  }

  private double along() {
    return session.layout().sideways() ? getWidth() : getHeight();
  }

  @Override
  public Dimension getMinimumSize() {
    int least = LEAST * getFontMetrics(getFont()).getHeight();
    return new Dimension(least, least);
  }

  /** Shows the whole tree. */
  public void fit() {
    if (session.loaded()) {
      int plies = Math.min(session.tree().height(0), session.filter().deepest());
      double unit = palette().unit();
      double foot = (session.layout().sideways() ? 90 : 30) * unit;
      FontMetrics metrics = getFontMetrics(palette().small());
      double lead = RulerPainter.room(session.ruler(), session.layout(), metrics, unit);
      camera =
          session.layout() == TreeLayout.ICICLE
              ? Camera.blocks(across(), along(), plies, lead)
              : Camera.fit(across(), along(), plies, lead, MARGIN * unit, foot(foot));
      fitted = true;
      redraw();
    }
  }

  /** In a low view the plies need the room more than texts below the last one. */
  private double foot(double wanted) {
    return Math.min(wanted, along() * MOST_FOOT);
  }

  /** Arranges the tree in another way. */
  public void layout(TreeLayout layout) {
    fitted = true;
    session.layout(layout);
    fit();
  }

  /** Returns the visible area. */
  Camera camera() {
    return camera;
  }

  /** Changes the visible area. */
  void camera(Camera next) {
    camera = next;
    fitted = false;
    redraw();
  }

  TreeSession session() {
    return session;
  }

  Minimap minimap() {
    return minimap;
  }

  /** Sets the function that opens a menu for a node at a place of this canvas. */
  void onMenu(ObjIntConsumer<Point> opener) {
    menu = opener;
  }

  /** Opens the menu of a node where it is drawn, or where the mouse is. */
  void openMenu(int node, Point at) {
    if (node >= 0) {
      Scene scene = scene();
      menu.accept(at == null ? new Point((int) scene.x(node), (int) scene.y(node)) : at, node);
    }
  }

  /** Lets the user choose a node. */
  void choose(int node) {
    select.accept(node);
  }

  /** Moves the selected node into sight. */
  public void reveal() {
    int node = session.selected();
    if (node >= 0 && camera != null) {
      Camera next = camera.reveal(session.extents().middle(node), session.tree().ply(node));
      if (!next.equals(camera)) {
        camera(next);
      }
    }
  }

  /** Shows a node and its subtree over the whole width. */
  void zoomTo(int node) {
    camera(camera.show(session.extents().start(node), session.extents().width(node)));
  }

  /** Returns the node at a place of this canvas, or -1. */
  public int nodeAt(int x, int y) {
    return session.loaded() && camera != null
        ? HitTest.find(session.extents(), camera, session.layout(), session.limit(), x, y)
        : -1;
  }

  void hover(int node) {
    if (node != hovered) {
      hovered = node;
      repaint();
    }
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    int node = nodeAt(event.getX(), event.getY());
    return node < 0 || minimap.contains(event.getPoint())
        ? null
        : NodeTip.html(session.all(), session.texts(), node);
  }

  /** Facts about a node stand in a table. */
  @Override
  public JToolTip createToolTip() {
    return Markup.toolTip(this);
  }

  /** Returns the colours of the theme and of the seats, which other rules may have others of. */
  private Palette palette() {
    Rules rules = session.tree().trace().rules();
    if (palette == null || coloured != rules) {
      palette = Palette.of(workspace, rules);
      coloured = rules;
      colours = null;
    }
    return palette;
  }

  /** Returns the drawn part. */
  Scene scene() {
    Palette current = palette();
    if (colours == null) {
      colours = new NodeColours(session.tree(), session.all().scale(), session.colourBy(), current);
    }
    return new Scene(
        session.extents(),
        session.shown(),
        session.all().line(),
        session.all().savings(),
        session.texts(),
        colours,
        current,
        session.layout(),
        camera,
        session.limit(),
        session.selected());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (!session.loaded() || getWidth() <= 0 || getHeight() <= 0) {
      return;
    }
    follow();
    Graphics2D g = (Graphics2D) graphics.create();
    Scene scene = scene();
    if (isPaintingForPrint()) {
      print(g, scene);
      g.dispose();
      return;
    }
    double scale = g.getTransform().getScaleX();
    draw(scene, scale);
    g.drawImage(image, AffineTransform.getScaleInstance(1 / scale, 1 / scale), null);
    Overlay.paint(g, scene, hovered);
    RulerPainter.paint(g, scene, session.ruler());
    minimap.paint(g, scene, getWidth(), getHeight());
    g.dispose();
  }

  /** Draws directly to the target, without the navigation aids of the screen. */
  private void print(Graphics2D g, Scene scene) {
    // Not that of the palette, which is never transparent; the ground of a figure may be.
    g.setColor(UIManager.getColor("Table.background"));
    g.fillRect(0, 0, getWidth(), getHeight());
    ScenePainter painter = session.layout() == TreeLayout.ICICLE ? blocks : nodes;
    Graphics2D trial = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    for (int i = 0; i < MOST_TRIALS && !painter.paint(trial, scene); i++) {
      // Every picture makes some more texts, so that the one that counts has them all.
    }
    trial.dispose();
    painter.paint(g, scene);
    RulerPainter.paint(g, scene, session.ruler());
  }

  private void draw(Scene scene, double scale) {
    int width = (int) Math.ceil(getWidth() * scale);
    int height = (int) Math.ceil(getHeight() * scale);
    if (image == null || image.getWidth() != width || image.getHeight() != height) {
      image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
      stale = true;
    }
    if (stale) {
      stale = false;
      Graphics2D g = image.createGraphics();
      g.setColor(scene.palette().background());
      g.fillRect(0, 0, width, height);
      g.scale(scale, scale);
      ScenePainter painter = session.layout() == TreeLayout.ICICLE ? blocks : nodes;
      if (!painter.paint(g, scene)) {
        SwingUtilities.invokeLater(this::redraw);
      }
      g.dispose();
    }
  }
}

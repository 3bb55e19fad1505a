package org.plyscope.workbench.position.list;

import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.Rules;
import org.plyscope.board.BoardPainter;
import org.plyscope.board.animation.Frame;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;

/**
 * Small pictures of positions, drawn by the painter of the board on a thread of their own. The ones
 * asked for last come first, because these are the ones in sight.
 */
final class Thumbnails implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Thumbnails.class.getName());
  private static final int KEPT = 600;
  private static final int WAITING = 60;

  /**
   * The content of a picture.
   *
   * @param rules the rules
   * @param position the position
   * @param theme the colours
   * @param width its width
   * @param height its height
   * @param scale pixels of the screen for each of these
   */
  record Key(Rules rules, String position, BoardTheme theme, int width, int height, double scale) {}

  private final Runnable whenDrawn;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread made = new Thread(work, "plyscope-thumbnails");
            made.setDaemon(true);
            return made;
          });
  private final Deque<Key> wanted = new ArrayDeque<>();
  private final Map<Key, Image> drawn =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
          return size() > KEPT;
        }
      };
  private final BoardPainter painter = new BoardPainter();

  /** The picture being drawn; null once it is no longer wanted. */
  private Key busy;

  private BoardLayout layout;
  private int layoutWidth;
  private int layoutHeight;

  /**
   * Makes an empty collection.
   *
   * @param whenDrawn called on the drawing thread when there is another picture
   */
  Thumbnails(Runnable whenDrawn) {
    this.whenDrawn = whenDrawn;
  }

  /** Returns a picture, or orders it if it is not there yet. */
  synchronized Optional<Image> get(Key key) {
    Image image = drawn.get(key);
    if (image == null && !key.equals(busy) && !wanted.contains(key)) {
      wanted.push(key);
      if (wanted.size() > WAITING) {
        wanted.removeLast();
      }
      thread.execute(this::drawNext);
    }
    return Optional.ofNullable(image);
  }

  /** Releases pictures of rules whose plugin leaves. */
  synchronized void clear() {
    wanted.clear();
    drawn.clear();
    busy = null;
  }

  @Override
  public void close() {
    thread.shutdownNow();
    clear();
  }

  private void drawNext() {
    Key key = next();
    if (key != null) {
      Image image = drawn(key);
      synchronized (this) {
        if (busy == null) {
          // The rules have left meanwhile, and must not be held here.
          return;
        }
        busy = null;
        drawn.put(key, image);
      }
      whenDrawn.run();
    }
  }

  private synchronized Key next() {
    busy = wanted.poll();
    return busy;
  }

  /** A position its rules cannot read, perhaps because they are newer, has an empty picture. */
  private Image drawn(Key key) {
    try {
      return draw(key);
    } catch (RuntimeException | LinkageError e) {
      LOG.log(Level.DEBUG, "A position cannot be drawn.", e);
      layout = null;
      return new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB_PRE);
    }
  }

  private Image draw(Key key) {
    int width = (int) Math.ceil(key.width() * key.scale());
    int height = (int) Math.ceil(key.height() * key.scale());
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    g.scale(key.scale(), key.scale());
    Frame frame = new Frame(key.rules().parse(key.position()).setup(), List.of());
    BoardScene scene = new BoardScene(layout(key), key.theme(), frame, Marks.NONE, false);
    painter.paint(g, scene, key.width(), key.height());
    g.dispose();
    return image;
  }

  /** The painter keeps the ground as long as the layout is the same object. */
  private BoardLayout layout(Key key) {
    Board board = key.rules().board();
    boolean same =
        layout != null
            && layout.board() == board
            && layoutWidth == key.width()
            && layoutHeight == key.height();
    if (!same) {
      layout = BoardLayout.fit(board, key.width(), key.height(), 0);
      layoutWidth = key.width();
      layoutHeight = key.height();
    }
    return layout;
  }
}

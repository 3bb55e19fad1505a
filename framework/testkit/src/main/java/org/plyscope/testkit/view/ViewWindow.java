package org.plyscope.testkit.view;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import org.plyscope.api.view.View;

/**
 * A window with views and nothing else, as few tests need more. All of it happens on the
 * user-interface thread. Provided for tests; the window is shown by the test, in the size and with
 * the robot that it needs.
 *
 * @since 2.1
 */
public final class ViewWindow implements AutoCloseable {
  private final List<View> views;
  private final JFrame frame;

  private ViewWindow(List<View> views) {
    this.views = views;
    frame = new JFrame();
    frame.setLayout(new GridLayout((int) Math.sqrt(views.size()), 0));
    views.forEach(view -> frame.add(view.component()));
  }

  /**
   * Makes a window, which is not shown yet.
   *
   * @param views makes the views, at least one; called on the user-interface thread
   * @return the window
   */
  public static ViewWindow of(Callable<? extends List<? extends View>> views) {
    return Ui.get(() -> new ViewWindow(List.copyOf(views.call())));
  }

  /** {@return the window itself, with the views side by side in rows} */
  public JFrame frame() {
    return frame;
  }

  /**
   * Paints all views as an export does.
   *
   * @return a picture of the content of the window
   */
  public BufferedImage picture() {
    return picture(frame.getContentPane());
  }

  /**
   * Paints a component as an export does.
   *
   * @param component a component with a size
   * @return a picture of it
   */
  public static BufferedImage picture(Component component) {
    return Ui.get(
        () -> {
          BufferedImage picture =
              new BufferedImage(
                  component.getWidth(), component.getHeight(), BufferedImage.TYPE_INT_RGB);
          Graphics2D graphics = picture.createGraphics();
          component.printAll(graphics);
          graphics.dispose();
          return picture;
        });
  }

  /**
   * Paints all views and keeps the picture in {@code target/pictures}, to be looked at.
   *
   * @param name the name of the file without its ending
   * @throws UncheckedIOException if it cannot be written
   */
  public void keepPicture(String name) {
    keep(picture(), name);
  }

  /**
   * Keeps a picture in {@code target/pictures}, to be looked at.
   *
   * @param picture the picture
   * @param name the name of the file without its ending
   * @throws UncheckedIOException if it cannot be written
   */
  public static void keep(BufferedImage picture, String name) {
    try {
      Path folder = Files.createDirectories(Path.of("target", "pictures"));
      if (!ImageIO.write(picture, "png", folder.resolve(name + ".png").toFile())) {
        throw new AssertionError("There is no writer of PNG files.");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Closes the views and the window. */
  @Override
  public void close() {
    Ui.run(
        () -> {
          views.forEach(View::close);
          frame.dispose();
        });
  }
}

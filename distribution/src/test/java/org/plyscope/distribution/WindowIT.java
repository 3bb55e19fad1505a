package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.Frame;
import java.awt.GraphicsEnvironment;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The window of the packaged distribution opens, and closing it ends the program. */
class WindowIT {
  @TempDir Path data;

  @BeforeEach
  void needsADisplay() {
    boolean headless = GraphicsEnvironment.isHeadless();
    assertThat(headless && "required".equals(System.getProperty("gui.tests")))
        .as("GUI tests are required, but there is no display")
        .isFalse();
    assumeFalse(headless, "there is no display and no Xvfb");
  }

  @Test
  void theWindowOpensAndClosingItEndsTheProgram() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Frame frame = frame();
      screenshot(frame, "workbench.png");
      SwingUtilities.invokeLater(
          () -> frame.dispatchEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING)));
      assertTimeoutPreemptively(Duration.ofSeconds(20), () -> plyscope.host().await());
      assertThat(frame.isDisplayable()).isFalse();
    }
  }

  private static Frame frame() throws InterruptedException {
    for (int i = 0; i < 200; i++) {
      Optional<Frame> frame =
          Arrays.stream(Frame.getFrames())
              .filter(f -> f.isVisible() && "workbench.frame".equals(f.getName()))
              .findFirst();
      if (frame.isPresent()) {
        return frame.get();
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no window after 20 s");
  }

  private static void screenshot(Frame frame, String name) throws Exception {
    BufferedImage image =
        new BufferedImage(frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_INT_RGB);
    SwingUtilities.invokeAndWait(() -> frame.paint(image.getGraphics()));
    Path directory = Distribution.HOME.resolveSibling("screenshots");
    Files.createDirectories(directory);
    assertThat(ImageIO.write(image, "png", directory.resolve(name).toFile())).isTrue();
  }
}

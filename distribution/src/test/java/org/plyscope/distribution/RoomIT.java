package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Frame;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.testkit.display.NeedsDisplay;

/** In a window of 1280 × 800 nothing is lost, in no perspective and at no size of letters. */
@NeedsDisplay
class RoomIT {
  private static final String SCALE = "flatlaf.uiScale";

  @TempDir Path data;

  @AfterEach
  void forgetTheScale() {
    System.clearProperty(SCALE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1.5"})
  void nothingIsLost(String scale) throws Exception {
    System.setProperty(SCALE, scale);
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      Frame frame = gui.frame();
      gui.resize(1280, 800);
      List<String> lost = new ArrayList<>();
      gui.execute("help.example");
      gui.execute("perspective.play");
      gui.settle();
      lost.addAll(look(gui, frame, "play-before", scale));
      gui.execute("perspective.analyse");
      gui.execute("search.start");
      gui.await("the search has ended", () -> gui.selection().trace().isPresent());
      gui.settle();
      lost.addAll(look(gui, frame, "analyse", scale));
      gui.execute("search.play-move");
      gui.execute("perspective.play");
      gui.settle();
      lost.addAll(look(gui, frame, "play", scale));
      gui.execute("perspective.compare");
      gui.settle();
      lost.addAll(look(gui, frame, "compare-before", scale));
      gui.press("compare.add-first");
      JTextField depth = gui.find("compare.all-depth", JTextField.class);
      gui.onUi(
          () -> {
            depth.setText("2");
            return true;
          });
      gui.press("compare.run");
      JComponent run = gui.find("compare.run", JComponent.class);
      JTable order = gui.find("move-order.rows", JTable.class);
      gui.await("the comparison has ended", () -> run.isEnabled() && order.getColumnCount() > 4);
      gui.settle();
      lost.addAll(look(gui, frame, "compare", scale));
      gui.execute("perspective.experiment");
      gui.settle();
      lost.addAll(look(gui, frame, "experiment", scale));
      gui.execute("help.welcome");
      gui.settle();
      lost.addAll(look(gui, frame, "welcome", scale));
      assertThat(lost).isEmpty();
    }
  }

  private static List<String> look(Gui gui, Frame frame, String name, String scale)
      throws Exception {
    BufferedImage image =
        new BufferedImage(frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_INT_RGB);
    gui.onUi(
        () -> {
          frame.paint(image.getGraphics());
          return true;
        });
    Path directory = Distribution.HOME.resolveSibling("screenshots");
    Files.createDirectories(directory);
    assertThat(
            ImageIO.write(
                image, "png", directory.resolve(name + "-1280x800-" + scale + ".png").toFile()))
        .isTrue();
    return gui.onUi(() -> Room.lost(frame)).stream()
        .map(what -> name + " at " + scale + ": " + what)
        .toList();
  }
}

package org.plyscope.distribution;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.awt.Frame;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.poll.Poll;
import org.plyscope.testkit.view.Ui;

/** The window of the packaged distribution opens, and closing it ends the program. */
@NeedsDisplay
class WindowIT {
  @TempDir Path data;

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

  @Test
  void noKeyStartsTwoCommands() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      JFrame frame = (JFrame) frame();
      Map<KeyStroke, List<String>> commands =
          gui.onUi(
              () ->
                  items(frame.getJMenuBar())
                      .filter(item -> item.getAccelerator() != null)
                      .collect(
                          groupingBy(
                              JMenuItem::getAccelerator, mapping(JMenuItem::getName, toList()))));
      assertThat(commands).hasSizeGreaterThan(30);
      assertThat(commands.values()).allSatisfy(names -> assertThat(names).hasSize(1));
    }
  }

  @Test
  void aPluginThatEndsTheProgramIsNamedAtTheNextStart() throws Exception {
    String waiting = "new java.io.File(\"" + data.resolve("unfinished.plygame") + "\").exists()";
    Path jar =
        new PluginSource("leaver")
            .agent(
                "leaver",
                "Thread t = new Thread(() -> { while (!"
                    + waiting
                    + ") "
                    + "java.util.concurrent.locks.LockSupport.parkNanos(10_000_000);"
                    + " System.exit(0); }); t.setDaemon(true); t.start();",
                "")
            .write(data);
    Path plugin =
        Files.move(
            jar,
            Files.createDirectories(data.resolve("plugins"))
                .resolve("org.example.leaver-1.0.0.jar"));
    Process window = start();
    try {
      assertThat(window.waitFor(60, TimeUnit.SECONDS)).isTrue();
    } finally {
      window.destroyForcibly();
    }
    assertThat(window.exitValue()).isEqualTo(1);
    assertThat(data.resolve("layouts.json")).as("what was open is kept").exists();
    String sentence = "The plugin 'org.example.leaver' ended the program";
    assertThat(data.resolve("logs/plyscope.log")).content().contains(sentence);

    Path lastWords = data.resolve("ended.txt");
    assertThat(lastWords).content().startsWith(sentence);

    Files.delete(plugin);
    Process next = start();
    try {
      Poll.until("the next window has reported it", () -> !Files.exists(lastWords));
      next.destroy();
      assertThat(next.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } finally {
      next.destroyForcibly();
    }
  }

  private Process start() throws IOException {
    return Distribution.program(data).inheritIO().start();
  }

  @Test
  void whatTheUserArrangedIsKeptWhenTheSystemEndsTheProgram() throws Exception {
    Process window = start();
    try {
      Poll.until("a game is kept", () -> Files.exists(data.resolve("unfinished.plygame")));
      Poll.until("the layout is kept", () -> Files.exists(data.resolve("layouts.json")));
      window.destroy();
      assertThat(window.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } finally {
      window.destroyForcibly();
    }
    assertKept();
  }

  @Test
  void nothingIsLeftForTheEnd() throws Exception {
    Process window = start();
    try {
      for (String name : List.of("layouts.json", "workbench.json", "habits.json")) {
        Poll.until(name + " is written", () -> Files.exists(data.resolve(name)));
      }
    } finally {
      // No hook runs, as if the event thread were busy until the system loses its patience.
      window.destroyForcibly();
    }
    assertThat(window.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertKept();
  }

  private void assertKept() {
    assertThat(data.resolve("layouts.json")).content().contains("\"current\"");
    assertThat(data.resolve("workbench.json")).content().contains("\"game\"");
    assertThat(data.resolve("habits.json")).exists();
  }

  private static Stream<JMenuItem> items(MenuElement element) {
    return element instanceof JMenuItem item && !(item instanceof JMenu)
        ? Stream.of(item)
        : Arrays.stream(element.getSubElements()).flatMap(WindowIT::items);
  }

  private static Frame frame() {
    Ui.await("the window is open", () -> Ui.window("workbench.frame", Frame.class).isPresent());
    return Ui.window("workbench.frame", Frame.class).orElseThrow();
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

package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.watch.JarWatch;
import org.plyscope.testkit.display.NeedsDisplay;

/** A jar under development is live in the window soon after it was built. */
@NeedsDisplay
class WatchIT implements JarWatch.Listener {
  @TempDir Path folder;

  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

  @Override
  public void installed(Path jar, Installation installation) {
    events.add(installation.summary());
  }

  @Override
  public void failed(Path jar, PluginException why) {
    events.add(why.getMessage());
  }

  private Path build(String content) throws Exception {
    return new PluginSource("draft").view("draft", content, "").write(folder);
  }

  @Test
  void rebuiltViewIsShownInItsPlaceWithinTwoSeconds() throws Exception {
    try (Distribution plyscope = Distribution.boot(folder.resolve("data"), "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      Path jar = build("first");
      JarWatch watch = JarWatch.start(plyscope.service(PluginManager.class), jar, this);
      assertThat(events.poll(20, TimeUnit.SECONDS))
          .isEqualTo("Installed org.example.draft 1.0.0 with view draft.");
      gui.execute("view.show.draft");
      gui.await("the first build is shown", () -> shown(gui).equals("first"));

      build("second");
      Instant built = Instant.now();
      gui.await("the second build is shown", () -> shown(gui).equals("second"));
      assertThat(Duration.between(built, Instant.now())).isLessThan(Duration.ofSeconds(2));
      watch.close();
    }
  }

  private static String shown(Gui gui) {
    return gui.has("draft") ? gui.find("draft", JLabel.class).getText() : "";
  }
}

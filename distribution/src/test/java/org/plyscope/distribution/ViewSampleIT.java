package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import javax.swing.JComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.testkit.display.NeedsDisplay;

/** A third party's view comes into the window that is shipped, and goes. */
@NeedsDisplay
class ViewSampleIT {
  private static final Path JAR =
      Distribution.SAMPLES.resolve("view-hello/target/org.example.view-1.0.0.jar");

  @TempDir Path data;

  @Test
  void theSampleShowsABoardAndAChartInLightAndDark() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      PluginManager manager = plyscope.service(PluginManager.class);
      assertThat(manager.install(JAR).plugin().state()).isEqualTo(Plugin.State.ACTIVE);
      gui.execute("view.show.hello-view");
      JComponent view = gui.find("hello", JComponent.class);
      gui.await("the view is in sight", () -> view.isShowing() && view.getWidth() > 0);

      int[] unsearched = gui.picture(view);
      assertThat(Arrays.stream(unsearched).distinct().count()).as("colours").isGreaterThan(100);
      gui.execute("search.start");
      gui.await("the chart follows", () -> !Arrays.equals(unsearched, gui.picture(view)));
      gui.await("the search has ended", () -> gui.selection().trace().isPresent());
      int[] light = gui.picture(view);
      gui.execute("tools.switch-theme");
      int[] dark = gui.picture(view);
      assertThat(brightness(dark)).isLessThan(brightness(light) - 50);

      manager.remove("org.example.view");
      assertThat(plyscope.services(ViewFactory.class)).noneMatch(f -> f.id().equals("hello-view"));
      gui.await("the view has left", () -> !view.isShowing());
    }
  }

  private static double brightness(int[] pixels) {
    return Arrays.stream(pixels)
            .map(p -> (p >> 16 & 0xff) + (p >> 8 & 0xff) + (p & 0xff))
            .average()
            .orElseThrow()
        / 3;
  }
}

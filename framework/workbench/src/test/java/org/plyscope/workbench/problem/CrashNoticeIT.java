package org.plyscope.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** The plugin that ended the program is reported at the next start, and only then. */
@NeedsDisplay
class CrashNoticeIT {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());

  @Test
  void theNextWindowTellsWhyTheLastOneVanished() throws Exception {
    Path file = data.resolve("ended.txt");
    Files.writeString(file, "The plugin 'x' ended the program.\n");
    try (TestWindow window = TestWindow.open(catalog, data, null)) {
      assertThat(window.label("status.message"))
          .contains("Last time: The plugin 'x' ended the program.");
      assertThat(file).doesNotExist();
    }
    try (TestWindow window = TestWindow.open(catalog, data, null)) {
      assertThat(window.label("status.message")).doesNotContain("Last time");
    }
  }
}

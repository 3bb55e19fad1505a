package org.plyscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.bench.fuzz.FuzzRun;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.dock.perspective.Layouts;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;

/** Damaged settings of every kind: the window starts anyway, and no file of the user is lost. */
@Timeout(120)
class WindowFilesTest {
  private static final int INPUTS = 1_000;

  @TempDir Path folder;

  /** Complains about every damaged layout, rightly, but not in the output of a build. */
  private final Logger log = Logger.getLogger(Layouts.class.getName());

  @BeforeEach
  void silence() {
    log.setLevel(Level.OFF);
  }

  @AfterEach
  void speak() {
    log.setLevel(null);
  }

  @Test
  void damagedSettingsAreReadOrSetAside() throws Exception {
    WindowFiles files = new WindowFiles(new ChangingCatalog(new TicTacToe(), TestAgents.first()));
    FuzzRun run = new FuzzRun(files.targets(folder), 2026).inputs(INPUTS, () -> false);

    assertThat(run.findings()).isEmpty();
    assertThat(run.tallies())
        .hasSize(5)
        .allSatisfy(tally -> assertThat(tally.inputs()).isEqualTo(INPUTS));
  }
}

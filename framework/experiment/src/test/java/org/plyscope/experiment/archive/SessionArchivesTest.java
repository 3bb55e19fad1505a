package org.plyscope.experiment.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.kept.SessionRuns;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.plugins.PluginManager;

class SessionArchivesTest {
  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();
  private final SessionRuns runs = new SessionRuns(catalog);
  private SessionArchives archives;
  private Run run;
  private Path file;

  @BeforeEach
  void play() throws InterruptedException {
    Experiment experiment = Samples.roundRobin(catalog, 4, "seeded", "first");
    Path played = folder.resolve("played");
    new RunJob(
            experiment,
            InProcess.always(catalog),
            new RunJob.Order(played, 1, Shard.ALL, false, Map.of()),
            RunFollower.NONE)
        .run();
    archives = new SessionArchives(folder.resolve("data"), runs, noPlugins());
    run = runs.open(played);
    file = folder.resolve("run.zip");
    assertThat(archives.archive(run, file, monitor(false))).isEmpty();
  }

  private static PluginManager noPlugins() {
    return (PluginManager)
        Proxy.newProxyInstance(
            SessionArchivesTest.class.getClassLoader(),
            new Class<?>[] {PluginManager.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "plugins" -> List.of();
                  case "copy" -> Map.of();
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private static JobMonitor monitor(boolean cancelled) {
    return new JobMonitor() {
      @Override
      public void progress(double fraction, String text) {}

      @Override
      public boolean cancelled() {
        return cancelled;
      }
    };
  }

  @Test
  void anArchiveOpensAsARunOfTheUserEachTimeInAFolderOfItsOwn() throws Exception {
    Run first = archives.open(file, monitor(false));
    Run second = archives.open(file, monitor(false));
    assertThat(first.name()).isEqualTo(run.name());
    assertThat(first.progress()).isEqualTo(new RunProgress(RunProgress.State.FINISHED, 8, 8));
    assertThat(second.folder()).isNotEqualTo(first.folder());
    assertThat(first.folder().orElseThrow().getParent())
        .isEqualTo(folder.resolve("data/runs").toRealPath());
    assertThat(kept()).hasSize(2);
  }

  @Test
  void nothingIsKeptOfADamagedOrUnwantedArchive() throws IOException {
    assertThatThrownBy(() -> archives.open(file, monitor(true)))
        .isInstanceOf(InterruptedException.class);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 4] ^= 0x11;
    Files.write(file, bytes);
    assertThatThrownBy(() -> archives.open(file, monitor(false)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("run.zip");
    assertThat(kept()).isEmpty();
  }

  @Test
  void theProgramIsCitedWithAndWithoutARun() {
    assertThat(archives.citations(Optional.empty())).hasSize(1);
    assertThat(archives.citations(Optional.of(run)).get(0)).startsWith("@software{plyscope,");
  }

  private List<Path> kept() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("data/runs"))) {
      return all.toList();
    }
  }
}

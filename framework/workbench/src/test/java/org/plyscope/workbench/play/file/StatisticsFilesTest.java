package org.plyscope.workbench.play.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.Choices;
import org.plyscope.lab.play.GameTree;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.play.control.Pace;
import org.plyscope.workbench.play.control.PlayContext;
import org.plyscope.workbench.play.control.PlayControl;
import org.plyscope.workbench.session.Session;

class StatisticsFilesTest {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe());
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));
  private final Session session = new Session();
  private final Choices choices = Choices.inMemory();
  private final PlayControl control =
      new PlayControl(
          catalog,
          session,
          new PlayContext(jobs, Runnable::run, (m, a) -> a.run()),
          new Pace(() -> 0, Choices.inMemory()),
          messages::add);

  @AfterEach
  void close() {
    control.close();
    jobs.close();
  }

  @Test
  void writtenAtTheEndIfAskedFor() throws Exception {
    StatisticsFiles statistics = new StatisticsFiles(control, data, choices, jobs, messages::add);
    assertThat(statistics.wanted()).as("off by default").isFalse();
    playToTheEnd();
    assertThat(data.resolve("statistics")).doesNotExist();

    statistics.toggle();
    assertThat(messages.take()).contains("at its end");
    playToTheEnd();
    assertThat(messages.poll(10, TimeUnit.SECONDS)).startsWith("Wrote the statistics");
    try (Stream<Path> files = Files.list(data.resolve("statistics"))) {
      List<Path> written = files.sorted().toList();
      assertThat(written).hasSize(3);
      assertThat(written.get(0)).content().startsWith("Round,Player,Move,Agent").hasLineCount(6);
      assertThat(written.get(1)).content().startsWith("Player,Agent,Result").contains("human,1.0");
      assertThat(written.get(2)).content().contains("\"players\"").contains("\"moves\"");
    }
  }

  private void playToTheEnd() {
    session.open(catalog.rules("tic-tac-toe", "", Map.of()));
    GameTree tree = control.tree().orElseThrow();
    for (String move : List.of("a1", "a2", "b1", "b2", "c1")) {
      session.play(tree.parse(tree.current(), move));
    }
    assertThat(tree.current().over()).isTrue();
  }
}

package org.plyscope.experiment.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.conduct.RunJob;
import org.plyscope.experiment.conduct.Shard;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SummaryNumbers;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.poll.Poll;

/** A run that grows, played by this process or by another. */
@Timeout(60)
class FolderRunTest {
  private static final int GAMES = 60;

  @TempDir Path home;
  private final Catalog catalog = Samples.catalog();
  private final Experiment experiment =
      Samples.roundRobin(catalog, 10, "seeded", "seeded-too", "first");
  private final GameScan scan = new GameScan(experiment.names(), experiment.schedule());
  private List<byte[]> lines;
  private List<String> all;
  private Path folder;
  private FolderRun run;

  /** Plays a run to have its lines, and opens another folder of it without games. */
  @BeforeEach
  void play() throws Exception {
    Path whole = home.resolve("whole");
    new RunJob(
            experiment,
            InProcess.always(catalog),
            new RunJob.Order(whole, 1, Shard.ALL, false, Map.of()),
            RunFollower.NONE)
        .run();
    all = numbers(RunSummary.of(new FolderRun(whole, catalog)));
    lines = lines(Files.readAllBytes(whole.resolve(RunFolder.GAMES)));
    assertThat(lines).hasSize(GAMES);
    folder = Files.createDirectory(home.resolve("grows"));
    Files.copy(whole.resolve(RunFolder.EXPERIMENT), folder.resolve(RunFolder.EXPERIMENT));
    run = new FolderRun(folder, catalog);
  }

  private static List<byte[]> lines(byte[] bytes) {
    List<byte[]> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        lines.add(Arrays.copyOfRange(bytes, from, i + 1));
        from = i + 1;
      }
    }
    return lines;
  }

  private List<String> numbers(RunSummary summary) {
    return SummaryNumbers.of(summary, experiment.agents().size());
  }

  /** The content of the files, read again. */
  private List<String> rescanned() {
    return numbers(RunSummary.of(new FolderRun(folder, catalog)));
  }

  private void append(byte[] bytes) throws IOException {
    Files.write(
        folder.resolve(RunFolder.GAMES),
        bytes,
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private void hand(byte[] line) {
    run.finished(scan.line(line), line, 0, line.length);
  }

  /** A view model that lists the games of the run. */
  private static final class Model implements RunListener {
    private final List<Long> games = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch begun = new CountDownLatch(1);

    private static Model of(Run run) throws InterruptedException {
      Model model = new Model();
      run.onChange(model);
      assertThat(model.begun.await(30, TimeUnit.SECONDS)).isTrue();
      return model;
    }

    @Override
    public void finished(Run run, RunGame game) {
      games.add(game.index());
    }

    @Override
    public void changed(Run run) {
      begun.countDown();
    }

    private void awaitAll() {
      Poll.until("the games arrive", () -> games.size() >= GAMES);
      assertThat(games)
          .containsExactlyInAnyOrderElementsOf(LongStream.range(0, GAMES).boxed().toList());
    }
  }

  /** A view never shows a summary of fewer games than the run has. */
  @Test
  void statisticsCountEveryGameThatIsKnown() throws IOException {
    run.begins(RunFolder.GAMES);
    for (int i = 0; i < GAMES; i++) {
      append(lines.get(i));
      hand(lines.get(i));
      assertThat(run.statistics().games()).isEqualTo(i + 1);
      assertThat(run.progress().finished()).isEqualTo(i + 1);
    }
    assertThat(numbers(run.summary())).isEqualTo(all);
  }

  @Test
  void gamesPlayedHereReachViewsOnceWithoutTheFile() throws Exception {
    Model model = Model.of(run);
    assertThat(run.summary().games()).isZero();
    run.begins(RunFolder.GAMES);
    List<byte[]> order = new ArrayList<>(lines);
    Collections.shuffle(order, new Random(3));
    order.subList(0, 20).forEach(this::hand);
    assertThat(run.summary().games()).isEqualTo(20);
    assertThat(run.progress()).isEqualTo(new RunProgress(RunProgress.State.RUNNING, 20, GAMES));
    order.subList(20, GAMES).forEach(this::hand);
    model.awaitAll();
    assertThat(numbers(run.summary())).isEqualTo(all);
    assertThat(folder.resolve(RunFolder.GAMES)).doesNotExist();
  }

  @Test
  void gamesThatAreReadAgainWhenARunGoesOnAreNotNew() throws Exception {
    for (byte[] line : lines.subList(0, 30)) {
      append(line);
    }
    assertThat(run.summary().games()).isEqualTo(30);
    Model model = Model.of(run);
    List<Long> there = new ArrayList<>();
    run.games(game -> there.add(game.index()));
    run.begins(RunFolder.GAMES);
    lines.subList(0, 30).forEach(this::hand);
    for (byte[] line : lines.subList(30, 50)) {
      append(line);
      hand(line);
    }
    run.ends();
    for (byte[] line : lines.subList(50, GAMES)) {
      append(line);
    }
    Poll.until("the games arrive", () -> model.games.size() == 30);
    model.games.addAll(0, there);
    model.awaitAll();
    assertThat(numbers(run.summary())).isEqualTo(all);
  }

  @Test
  void aTornLineOfAnotherProcessIsReadWhenItIsComplete() throws Exception {
    Model model = Model.of(run);
    for (byte[] line : lines.subList(0, 9)) {
      append(line);
    }
    byte[] torn = lines.get(9);
    append(Arrays.copyOf(torn, 40));
    Poll.until("the games arrive", () -> model.games.size() == 9);
    assertThat(run.progress().finished()).isEqualTo(9);
    assertThat(numbers(run.summary())).isEqualTo(rescanned());
    append(Arrays.copyOfRange(torn, 40, torn.length - 1));
    assertThat(run.progress().finished()).isEqualTo(9);
    append(Arrays.copyOfRange(torn, torn.length - 1, torn.length));
    assertThat(run.progress().finished()).isEqualTo(10);
    for (byte[] line : lines.subList(10, GAMES)) {
      append(line);
    }
    model.awaitAll();
    assertThat(numbers(run.summary())).isEqualTo(all);
  }

  @Test
  void anIndexThatIsThereTwiceCountsOnce() throws Exception {
    Model model = Model.of(run);
    for (byte[] line : lines.subList(0, 10)) {
      append(line);
    }
    assertThat(run.summary().games()).isEqualTo(10);
    append(lines.get(4));
    for (byte[] line : lines.subList(9, GAMES)) {
      append(line);
    }
    model.awaitAll();
    assertThat(numbers(run.summary())).isEqualTo(all);
  }

  @Test
  void afterAFileWasCutTheRestCounts() throws Exception {
    for (byte[] line : lines) {
      append(line);
    }
    assertThat(numbers(run.summary())).isEqualTo(all);
    Files.delete(folder.resolve(RunFolder.GAMES));
    for (byte[] line : lines.subList(20, 40)) {
      append(line);
    }
    assertThat(run.progress().finished()).isEqualTo(20);
    assertThat(numbers(run.summary())).isEqualTo(rescanned());
    for (byte[] line : lines.subList(0, 20)) {
      append(line);
    }
    assertThat(numbers(run.summary())).isEqualTo(rescanned());
  }

  /** All that is asked while games are played costs a share of the time, and nothing is lost. */
  @Test
  void aViewThatAsksAllTheTimeIsGivenTheLastGameInTheEnd() throws Exception {
    CountDownLatch complete = new CountDownLatch(1);
    run.onChange(
        new RunListener() {
          @Override
          public void changed(Run which) {
            if (which.statistics().games() == GAMES) {
              complete.countDown();
            }
          }
        });
    assertThat(run.statistics().games()).isZero();
    run.begins(RunFolder.GAMES);
    lines.subList(0, GAMES).forEach(this::hand);
    assertThat(complete.await(30, TimeUnit.SECONDS)).isTrue();
    run.ends();
  }
}

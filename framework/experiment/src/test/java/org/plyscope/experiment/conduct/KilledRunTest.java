package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.process.TestWorker;

/** A run survives the death of the program that plays it, whenever it dies. */
@Timeout(300)
class KilledRunTest {
  @TempDir Path folder;

  @Test
  void tenKillsLaterTheRunIsTheSameAsAnUndisturbedOne() throws Exception {
    Experiment experiment = TestRun.experiment();
    Path games = folder.resolve(RunFolder.GAMES);
    Random random = new Random(17);
    for (int kill = 0; kill < 10; kill++) {
      long before = size(games);
      Process runner = start();
      // Somewhere after it has begun to append games, or a little later.
      while (runner.isAlive() && size(games) == before) {
        TimeUnit.MILLISECONDS.sleep(2);
      }
      TimeUnit.MILLISECONDS.sleep(random.nextInt(60));
      List<ProcessHandle> workers = runner.descendants().toList();
      runner.destroyForcibly().waitFor();
      for (ProcessHandle worker : workers) {
        worker.onExit().get(120, TimeUnit.SECONDS);
      }
    }
    assertThat(start().waitFor()).isZero();
    assertThat(read(experiment, games)).isEqualTo(undisturbed(experiment));
  }

  private static long size(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            TestRun.class.getName(),
            folder.toString())
        .inheritIO()
        .start();
  }

  private static Map<Integer, String> read(Experiment experiment, Path games) {
    Map<Integer, String> read = new TreeMap<>();
    new GameScan(experiment.names(), experiment.schedule())
        .read(
            games,
            (game, bytes, from, size) -> {
              String before = read.put((int) game.index(), gamePart(bytes, from, size));
              assertThat(before).as("game %d twice", game.index()).isNull();
            });
    return read;
  }

  private static Map<Integer, String> undisturbed(Experiment experiment)
      throws InterruptedException {
    Map<Integer, String> games = new TreeMap<>();
    BitSet all = new BitSet();
    all.set(0, experiment.schedule().games());
    try (Workforce work = new InProcess(experiment, TestWorker.catalog(), 1)) {
      new GameDispatcher(
              experiment,
              work,
              (index, line) -> games.put(index, gamePart(line, 0, line.length)),
              RunFollower.NONE)
          .run(all, () -> false);
    }
    return games;
  }

  private static String gamePart(byte[] bytes, int from, int size) {
    String all = new String(bytes, from, size, StandardCharsets.UTF_8);
    return all.substring(all.indexOf("\"game\":"), all.indexOf(",\"meta\":"));
  }
}

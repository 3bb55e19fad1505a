package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.conduct.GameDispatcher;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.WorkStoppedException;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.lab.catalog.Catalog;

@Timeout(180)
class LocalWorkersTest {
  private static final WorkerSettings SMALL = new WorkerSettings(64, 1024, List.of(), false);

  @TempDir Path folder;
  private final Catalog catalog = TestWorker.catalog();

  @Test
  void processesPlayTheSameGamesAsThreadsHoweverOftenTheyAreKilled() throws InterruptedException {
    Experiment experiment =
        Samples.roundRobin(catalog, 200, "seeded", "seeded-too", "first").with(SMALL);
    Map<Integer, String> expected;
    try (Workforce threads = new InProcess(experiment, catalog, 1)) {
      expected = play(experiment, threads, RunFollower.NONE);
    }
    assertThat(expected).hasSize(1200);
    // No worker is killed three times: it might not have been ready before, and not be started
    // again.
    List<Integer> victims = new ArrayList<>(List.of(0, 1, 2, 3, 4, 0, 1, 2, 3, 4));
    Collections.shuffle(victims, new Random(5));
    int[] kills = {0};
    try (LocalWorkers workers = new LocalWorkers(experiment, TestWorker.command(), folder, 5)) {
      RunFollower killer =
          game -> {
            // Ten times, somewhere in the run, one of the workers is gone.
            if (game.index() % 120 == 60 && kills[0] < 10) {
              String worker = workers.workers().get(victims.get(kills[0]));
              ProcessHandle.of(Long.parseLong(worker.replaceAll("\\D", "")))
                  .ifPresent(ProcessHandle::destroyForcibly);
              kills[0]++;
            }
          };
      assertThat(play(experiment, workers, killer)).isEqualTo(expected);
    }
    assertThat(kills[0]).isEqualTo(10);
  }

  @Test
  void anAgentThatMisbehavesLosesItsGameAndTheRestIsUntouched() throws InterruptedException {
    List<String> deeds =
        List.of(
            "loop",
            "exit",
            "halt",
            "stack",
            "memory",
            "exception",
            "unprintable",
            "illegal",
            "null",
            "slow",
            "threads",
            "flood");
    String[] agents =
        Stream.concat(Stream.of("seeded"), deeds.stream().map(deed -> "hostile/" + deed))
            .toArray(String[]::new);
    Experiment all = Samples.gauntlet(catalog, 1, 1, agents);
    Experiment experiment = all.with(SMALL).with(new Conditions(500, 50, AdjudicationRules.NONE));
    Map<String, RunGame> lost = new TreeMap<>();
    Map<Integer, String> games;
    try (LocalWorkers workers = new LocalWorkers(experiment, TestWorker.command(), folder, 2)) {
      games =
          play(
              experiment,
              workers,
              game -> {
                if (game.culprit() >= 0) {
                  lost.put(agents[game.entrant(game.culprit())], game);
                }
              });
    }
    assertThat(games).hasSize(2 * deeds.size());
    assertThat(lost).hasSize(deeds.size());
    Map<String, String> endings = new TreeMap<>();
    lost.forEach((agent, game) -> endings.put(agent.substring(8), game.ending().name()));
    assertThat(endings)
        .containsEntry("loop", "STALL")
        .containsEntry("exit", "CRASH")
        .containsEntry("halt", "CRASH")
        .containsEntry("stack", "CRASH")
        .containsEntry("memory", "OUT_OF_MEMORY")
        .containsEntry("exception", "CRASH")
        .containsEntry("unprintable", "CRASH")
        .containsEntry("illegal", "ILLEGAL")
        .containsEntry("null", "ILLEGAL")
        .containsEntry("slow", "TIME")
        .containsEntry("threads", "STALL")
        .containsEntry("flood", "CRASH");
    assertThat(lost.get("hostile/exit").sentence())
        .contains("'hostile/exit'")
        .contains("ended the process");
    assertThat(lost.get("hostile/unprintable").sentence())
        .isEqualTo("Agent 'hostile/unprintable' failed: Unprintable.");
    assertThat(lost.get("hostile/threads").sentence()).contains("'hostile/threads' left");
    assertThat(games.values()).allMatch(game -> game.contains("\"ending\":\"forfeit\""));
    // What was played before the deed is kept, also if the process was ended by it.
    assertThat(games.values().stream().filter(game -> game.contains("\"fault\":\"exit\"")))
        .hasSize(4)
        .allMatch(game -> game.matches(".*\"seatMoves\":\\[(1,1|2,1|1,2)\\].*"));
  }

  @Test
  void withLimitsOfTimeWorkersWarmUpAndLookAtTheMachine() throws InterruptedException {
    Experiment untimed = Samples.roundRobin(catalog, 2, "seeded", "first", "hostile/exit");
    Experiment experiment = timed(untimed);
    Set<Double> drifts = new TreeSet<>();
    Set<Integer> indices = new TreeSet<>();
    try (LocalWorkers workers = new LocalWorkers(experiment, TestWorker.command(), folder, 1)) {
      BitSet all = new BitSet();
      all.set(0, experiment.schedule().games());
      new GameDispatcher(
              experiment,
              workers,
              (index, line) -> {
                String meta = new String(line, StandardCharsets.UTF_8).split("\"drift\":", -1)[1];
                drifts.add(Double.valueOf(meta.substring(0, meta.indexOf(','))));
                indices.add(index);
              },
              RunFollower.NONE)
          .run(all, () -> false);
    }
    assertThat(indices).hasSize(12).allMatch(index -> index < 12);
    assertThat(drifts).isNotEmpty().allMatch(drift -> drift >= 0);
    // No clock measures 50 ms to the same thousandth nine times.
    assertThat(drifts.size()).isGreaterThan(1);
  }

  @Test
  void whatAWorkerCannotPlayEndsTheRunWithASentence() {
    Catalog more =
        Samples.catalog(
            Samples.agent("stranger", () -> (request, listener) -> Samples.choose(request, 0, 0)));
    Experiment experiment = Samples.roundRobin(more, 2, "first", "stranger").with(SMALL);
    try (LocalWorkers workers = new LocalWorkers(experiment, TestWorker.command(), folder, 1)) {
      assertThatThrownBy(() -> play(experiment, workers, RunFollower.NONE))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("no agent 'stranger'");
    }
  }

  @Test
  void workersThatNeverBecomeReadyAreGivenUpAndTheOthersGoOn() throws InterruptedException {
    Experiment experiment = Samples.roundRobin(catalog, 5, "seeded", "first").with(SMALL);
    WorkerCommand good = TestWorker.command();
    WorkerCommand some =
        (worker, own, box, what) ->
            worker == 0 ? good.line(worker, own, box, what) : nothing(worker, own, box, what);
    try (LocalWorkers workers = new LocalWorkers(experiment, some, folder, 3)) {
      assertThat(play(experiment, workers, RunFollower.NONE)).hasSize(10);
    }
    WorkerCommand none = LocalWorkersTest::nothing;
    try (LocalWorkers workers = new LocalWorkers(experiment, none, folder, 2)) {
      assertThatThrownBy(() -> play(experiment, workers, RunFollower.NONE))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("ended before it was ready (exit code 0")
          .hasMessageEndingWith(").");
    }
  }

  @Test
  void workersThatAreKilledBeforeTheyAreReadyAreTriedLaterAndTheWorkCanGoOn() {
    Experiment experiment = Samples.roundRobin(catalog, 5, "seeded", "first").with(SMALL);
    WorkerCommand killed = (worker, own, box, what) -> List.of("/bin/sh", "-c", "kill -KILL $$");
    WorkerTimeouts quick =
        new WorkerTimeouts(1L << 40, 1L << 40, 1L << 40, 0, List.of(0L, 10L, 20L));
    List<String> told = new ArrayList<>();
    RunFollower follower =
        new RunFollower() {
          @Override
          public void finished(RunGame game) {}

          @Override
          public void told(String sentence) {
            told.add(sentence);
          }
        };
    try (LocalWorkers workers = new LocalWorkers(experiment, killed, folder, 1, quick)) {
      assertThatThrownBy(() -> play(experiment, workers, follower))
          .isInstanceOf(WorkStoppedException.class)
          .hasMessage(
              "Worker 1 ended before it was ready (exit code 137), 4 times in a row, and no other"
                  + " worker is left.");
    }
    assertThat(told)
        .hasSize(2)
        .allMatch(
            sentence ->
                sentence.equals(
                    "Worker 1 ended before it was ready (exit code 137); it is started again in 1"
                        + " s."));
  }

  @Test
  void aTimedRunBeginsThoughAWarmUpLeavesThreadsRunning() throws InterruptedException {
    Experiment untimed = Samples.roundRobin(catalog, 1, "seeded", "hostile/threads");
    Experiment experiment = timed(untimed);
    Map<Integer, String> games;
    try (LocalWorkers workers = new LocalWorkers(experiment, TestWorker.command(), folder, 1)) {
      games = play(experiment, workers, RunFollower.NONE);
    }
    assertThat(games.values()).hasSize(2).allMatch(game -> game.contains("\"fault\":\"hung\""));
  }

  private static Experiment timed(Experiment untimed) {
    List<Contestant> timed =
        untimed.agents().stream()
            .map(agent -> Contestant.of(agent.name(), agent.agent(), Limits.parse("time=20ms")))
            .toList();
    return Experiment.of("timed", 11, untimed.rules(), timed, untimed.tournament()).with(SMALL);
  }

  /** Starts a program that ends at once. */
  private static List<String> nothing(int worker, Path own, Path box, Experiment experiment) {
    return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version");
  }

  static Map<Integer, String> play(Experiment what, Workforce workforce, RunFollower follower)
      throws InterruptedException {
    Map<Integer, String> games = new TreeMap<>();
    BitSet all = new BitSet();
    all.set(0, what.schedule().games());
    new GameDispatcher(what, workforce, (index, line) -> games.put(index, gamePart(line)), follower)
        .run(all, () -> false);
    return games;
  }

  private static String gamePart(byte[] line) {
    String all = new String(line, StandardCharsets.UTF_8);
    return all.substring(all.indexOf("\"game\":"), all.indexOf(",\"meta\":"));
  }
}

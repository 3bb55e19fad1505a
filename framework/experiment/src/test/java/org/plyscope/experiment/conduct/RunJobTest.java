package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Judging;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.Stop;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.conduct.care.Care;
import org.plyscope.experiment.conduct.care.SecondLooks;
import org.plyscope.experiment.kept.FolderRun;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.WorkSession;
import org.plyscope.experiment.schedule.Openings;
import org.plyscope.experiment.schedule.SeatOrders;
import org.plyscope.lab.catalog.Catalog;

/** A run as a whole, played on threads of the test. */
@Timeout(60)
class RunJobTest {
  @TempDir Path folder;
  private final List<String> told = new ArrayList<>();
  private final List<String> prepared = new ArrayList<>();

  private static final AgentFactory BROKEN =
      Samples.agent(
          "broken",
          () ->
              (request, listener) -> {
                throw new IllegalStateException("the wheels came off");
              });

  private RunJob job(Catalog catalog, Experiment experiment, Care care, boolean force) {
    RunFollower follower =
        new RunFollower() {
          @Override
          public void finished(RunGame game) {}

          @Override
          public void told(String sentence) {
            told.add(sentence);
          }

          @Override
          public void preparing(String sentence) {
            prepared.add(sentence);
          }
        };
    RunJob.Order order =
        new RunJob.Order(folder, 2, Part.ALL, force, care, Map.of("org.example 1.0", "abc"));
    return new RunJob(experiment, catalog, Optional.empty(), order, follower);
  }

  private int lines() throws IOException {
    return Files.readAllLines(folder.resolve(RunFolder.GAMES)).size();
  }

  @Test
  void agentsAreTriedBeforeTheFirstGameAndTheirSignaturesKept() throws InterruptedException {
    Catalog catalog = Samples.catalog(BROKEN);
    Experiment experiment = Samples.roundRobin(catalog, 3, "seeded", "first", "broken");
    assertThat(job(catalog, experiment, Care.STANDARD.suspending("0"), false).run())
        .isEqualTo(RunJob.Outcome.COMPLETE);
    assertThat(told.get(0))
        .startsWith("In a trial before the first game:")
        .contains("the wheels came off", "'broken' will lose games");
    List<WorkSession> sessions = Environment.sessions(folder);
    assertThat(sessions).hasSize(1);
    assertThat(sessions.get(0).signatures()).containsOnlyKeys("seeded", "first");
    assertThat(sessions.get(0).signatures().get("first")).matches("\\d+-[0-9a-f]{8}");
  }

  @Test
  void anAgentThatSearchesDifferentlyIsRefusedOnResume() throws InterruptedException, IOException {
    Catalog before = Samples.catalog(seat("other", 0));
    Experiment experiment = Samples.roundRobin(before, 3, "seeded", "other");
    RunJob first = job(before, experiment, Care.STANDARD, false);
    first.stop();
    assertThat(first.run()).isEqualTo(RunJob.Outcome.INTERRUPTED);
    assertThat(job(before, experiment, Care.STANDARD, false).run())
        .isEqualTo(RunJob.Outcome.COMPLETE);
    Path games = folder.resolve(RunFolder.GAMES);
    Files.writeString(games, Files.readAllLines(games).get(0) + "\n");
    Catalog now = Samples.catalog(seat("other", 1));
    assertThatThrownBy(() -> job(now, experiment, Care.STANDARD, false).run())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Agent 'other' does not search as it did")
        .hasMessageContaining("--force");
    assertThat(job(now, experiment, Care.STANDARD, true).run()).isEqualTo(RunJob.Outcome.COMPLETE);
    assertThat(lines()).isEqualTo(6);
  }

  @Test
  void aRunWhoseFilesCannotBeWrittenStopsAndCanBeResumed() throws Exception {
    Catalog catalog = Samples.catalog(BROKEN);
    Experiment experiment = Samples.roundRobin(catalog, 3, "seeded", "broken");
    Path checks = Files.createDirectories(folder.resolve("checks.jsonl").resolve("full"));
    RunJob job = job(catalog, experiment, Care.STANDARD.suspending("0"), false);
    assertThat(job.run()).isEqualTo(RunJob.Outcome.INTERRUPTED);
    assertThat(job.trouble()).hasValueSatisfying(why -> assertThat(why).contains("cannot be"));
    assertThat(told).contains(job.trouble().orElseThrow());
    Files.delete(checks);
    Files.delete(checks.getParent());
    assertThat(job(catalog, experiment, Care.STANDARD.suspending("0"), false).run())
        .isEqualTo(RunJob.Outcome.COMPLETE);
    assertThat(lines()).isEqualTo(6);
  }

  @Test
  void whatIsTriedIsNamedBeforeTheFirstGame() throws InterruptedException {
    Catalog catalog = Samples.catalog();
    Experiment experiment = Samples.roundRobin(catalog, 1, "seeded", "first");
    job(catalog, experiment, Care.STANDARD, false).run();
    assertThat(prepared)
        .startsWith("Starting 2 workers", "Trying seeded (1 of 2)")
        .doesNotHaveDuplicates();
  }

  private static AgentFactory seat(String id, int number) {
    return Samples.agent(id, () -> (request, listener) -> Samples.choose(request, number, 0));
  }

  @Test
  void anAgentThatIsNotRepeatableIsNamed() throws InterruptedException {
    // Each instance has a move of its own, so no two trials are alike however they are interleaved.
    AtomicInteger made = new AtomicInteger();
    Catalog catalog =
        Samples.catalog(
            Samples.agent(
                "moody",
                () -> {
                  int mood = made.getAndIncrement();
                  return (request, listener) -> Samples.choose(request, mood, 0);
                }));
    Experiment experiment = Samples.roundRobin(catalog, 1, "first", "moody");
    job(catalog, experiment, Care.STANDARD, false).run();
    assertThat(told).anyMatch(text -> text.contains("'moody' did not play the same again"));
  }

  @Test
  void whoFailsInTheSameWayIsSuspendedAndTheRestGoesOn() throws InterruptedException, IOException {
    Catalog catalog = Samples.catalog(BROKEN);
    Experiment experiment = Samples.roundRobin(catalog, 30, "seeded", "first", "broken");
    RunJob job = job(catalog, experiment, Care.STANDARD, false);
    assertThat(job.run()).isEqualTo(RunJob.Outcome.SUSPENDED);
    assertThat(told)
        .filteredOn(text -> text.contains("is suspended"))
        .singleElement()
        .asString()
        .contains("Agent 'broken'", "lost 5 of its last 5 games", "the wheels came off");
    assertThat(told).anyMatch(text -> text.endsWith("games of suspended agents were not played."));
    assertThat(job.tally().score(0).count()).isGreaterThanOrEqualTo(30);
    assertThat(job.tally().faults(2)).isBetween(5, 20);
    assertThat(job.tally().prefixScore(0).count()).isEqualTo(job.tally().score(0).count());
    // The failures that are kept count when the run is resumed.
    int kept = lines();
    assertThat(job(catalog, experiment, Care.STANDARD, false).run())
        .isEqualTo(RunJob.Outcome.SUSPENDED);
    assertThat(lines()).isEqualTo(kept);
    assertThat(progress(catalog).state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(progress(catalog).reason()).contains("games of suspended agents");
    assertThat(job(catalog, experiment, Care.STANDARD.suspending("0"), false).run())
        .isEqualTo(RunJob.Outcome.COMPLETE);
    assertThat(lines()).isEqualTo(3 * 30 * 2);
  }

  @Test
  void aCrashIsTriedAgainAndTellsABugFromAnAccident() throws InterruptedException, IOException {
    AtomicInteger made = new AtomicInteger();
    Set<Long> failed = ConcurrentHashMap.newKeySet();
    Catalog catalog =
        Samples.catalog(
            BROKEN,
            Samples.agent(
                "flaky",
                () -> {
                  // Its trials pass; after them every game fails at its first move, once.
                  AtomicBoolean begins = new AtomicBoolean(made.incrementAndGet() > 4);
                  return (request, listener) -> {
                    if (begins.getAndSet(false) && failed.add(request.seed())) {
                      throw new IllegalStateException("now and then");
                    }
                    return Samples.choose(request, 0, 0);
                  };
                }));
    Experiment experiment = Samples.gauntlet(catalog, 2, 1, "first", "broken", "flaky");
    job(catalog, experiment, Care.STANDARD, false).run();
    assertThat(lines()).isEqualTo(8);
    assertThat(SecondLooks.sentences(folder))
        .anyMatch(text -> text.contains("'broken'") && text.contains("a deterministic bug"))
        .anyMatch(text -> text.contains("'flaky'") && text.contains("it is flaky"));
    assertThat(told).containsAll(SecondLooks.sentences(folder));
    assertThat(new FolderRun(folder, catalog).facts().warnings())
        .containsAll(SecondLooks.sentences(folder));
  }

  @Test
  void aTwentiethOfTheAgreedResultsIsPlayedOut() throws InterruptedException, IOException {
    Catalog catalog = Samples.catalog();
    Judging agreeing = new Judging(0, 0, 0, 1, 1.0, 0, 0);
    Experiment experiment =
        Samples.roundRobin(catalog, 200, "seeded", "seeded-too")
            .with(new Conditions(60_000, 50, agreeing));
    job(catalog, experiment, Care.STANDARD, false).run();
    long audits = Files.readAllLines(folder.resolve("checks.jsonl")).size();
    assertThat(audits).isBetween(8L, 36L);
    assertThat(SecondLooks.sentences(folder))
        .singleElement()
        .asString()
        .contains("Of " + audits + " adjudicated games that were played out")
        .containsPattern("ended differently: \\d+\\.\\d% \\[");
    assertThat(lines()).isEqualTo(400);
  }

  @Test
  void strictStopsAtTheFirstFailure() throws InterruptedException, IOException {
    Catalog catalog = Samples.catalog(BROKEN);
    Experiment experiment = Samples.roundRobin(catalog, 50, "seeded", "broken");
    Care strict = new Care(true, false, 0, 0, true);
    assertThat(job(catalog, experiment, strict, false).run())
        .isEqualTo(RunJob.Outcome.STOPPED_BY_RULE);
    assertThat(lines()).isBetween(1, 20);
    RunJob tried = job(catalog, experiment, new Care(true, true, 0, 0, false), false);
    assertThat(tried.run()).isEqualTo(RunJob.Outcome.STOPPED_BY_RULE);
  }

  @Test
  void aGameOfEveryLineupShowsWhatAFewMovesDoNotAndCountsForNothing() throws Exception {
    Catalog catalog =
        Samples.catalog(
            Samples.agent(
                "tiring",
                () ->
                    (request, listener) -> {
                      if (request.line().size() > 14) {
                        throw new IllegalStateException("too tired");
                      }
                      return Samples.choose(request, 0, 0);
                    }));
    Experiment tictactoe = Samples.roundRobin(catalog, 30, "seeded", "tiring");
    Rules rules = catalog.rules("countdown", "", Map.of("seeds", "30", "take", "1"));
    Experiment experiment =
        Experiment.of(
            "long games",
            1,
            rules,
            tictactoe.agents(),
            Tournament.of(
                "round-robin",
                tictactoe.tournament().lineups(),
                SeatOrders.ALL,
                30,
                Openings.start(rules)));
    Care strict = new Care(true, true, 0, 0, false);
    RunJob job = job(catalog, experiment, strict, false);
    assertThat(job.run()).isEqualTo(RunJob.Outcome.STOPPED_BY_RULE);
    assertThat(told.get(0))
        // Both games are played at a time.
        .matches("In a trial game of (seeded against tiring|tiring against seeded): .*")
        .contains("too tired")
        .endsWith("Games will be lost by this.");
    assertThat(job.failedTrial()).isTrue();
    assertThat(lines()).isZero();
    assertThat(progress(catalog).state()).isEqualTo(RunProgress.State.STOPPED);
    assertThat(progress(catalog).reason()).startsWith("Stopped before the first game");
  }

  private RunProgress progress(Catalog catalog) {
    return new FolderRun(folder, catalog).progress();
  }

  @Test
  void aRunThatARuleEndedIsFinishedAndSaysByWhich() throws InterruptedException, IOException {
    Catalog catalog = Samples.catalog();
    Experiment all = Samples.roundRobin(catalog, 50, "seeded", "first");
    RunJob byGames = job(catalog, all.with(new Stop(10, 0, null)), Care.STANDARD, false);
    assertThat(byGames.run()).isEqualTo(RunJob.Outcome.STOPPED_BY_RULE);
    assertThat(byGames.conclusion()).contains("Ended by its rule to stop after 10 games.");
    int kept = lines();
    assertThat(kept).isGreaterThanOrEqualTo(10).isLessThan(100);
    assertThat(progress(catalog))
        .isEqualTo(
            new RunProgress(
                RunProgress.State.FINISHED,
                kept,
                100,
                "Ended by its rule to stop after 10 games."));
    assertThat(new FolderRun(folder, catalog).facts().commands()).doesNotContainKey("Go on");
    // Who cuts a game off has a run that is not finished.
    Path games = folder.resolve(RunFolder.GAMES);
    Files.write(games, Files.readAllLines(games).subList(0, kept - 1));
    assertThat(progress(catalog))
        .isEqualTo(new RunProgress(RunProgress.State.STOPPED, kept - 1, 100));
  }

  @Test
  void timeIsARuleToo() throws InterruptedException {
    Catalog catalog = Samples.catalog();
    Experiment all = Samples.roundRobin(catalog, 20_000, "seeded", "first");
    job(catalog, all.with(new Stop(0, 1, null)), Care.STANDARD, false).run();
    assertThat(progress(catalog).state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(progress(catalog).reason())
        .isEqualTo("Ended by its rule to stop after under a second.");
  }

  @Test
  void aDecidedTestEndsARun() throws InterruptedException {
    Catalog catalog = Samples.catalog();
    Experiment all = Samples.roundRobin(catalog, 2_000, "seeded", "first");
    SequentialTest test = new SequentialTest(0, 1, -400, -390, .05, .05, false);
    RunJob job = job(catalog, all.with(new Stop(0, 0, test)), Care.STANDARD, false);
    assertThat(job.run()).isEqualTo(RunJob.Outcome.STOPPED_BY_RULE);
    assertThat(progress(catalog).state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(progress(catalog).reason())
        .isEqualTo("Ended by its sequential test, which is decided.");
  }

  @Test
  void aPausedRunWaitsAndASoftStopFinishesWhatIsBegun() throws Exception {
    CountDownLatch begun = new CountDownLatch(20);
    Catalog catalog =
        Samples.catalog(
            Samples.agent(
                "counted",
                () ->
                    (request, listener) -> {
                      begun.countDown();
                      return Samples.choose(request, request.seed() >>> 8, 0);
                    }));
    Experiment experiment = Samples.roundRobin(catalog, 20_000, "seeded", "counted");
    RunJob job = job(catalog, experiment, Care.STANDARD, false);
    RunJob.Outcome[] outcome = new RunJob.Outcome[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                outcome[0] = job.run();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    thread.start();
    assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
    job.pause(true);
    int waiting = settled();
    TimeUnit.MILLISECONDS.sleep(150);
    assertThat(lines()).isEqualTo(waiting);
    assertThat(thread.isAlive()).isTrue();
    job.pause(false);
    while (lines() == waiting) {
      TimeUnit.MILLISECONDS.sleep(5);
    }
    job.stop();
    thread.join();
    assertThat(outcome[0]).isEqualTo(RunJob.Outcome.INTERRUPTED);
    assertThat(job.tally().games()).isEqualTo(lines()).isLessThan(40_000);
  }

  /** Waits until no more games come; a busy machine may let single games wait. */
  private int settled() throws Exception {
    int last = lines();
    int quiet = 0;
    while (quiet < 10) {
      TimeUnit.MILLISECONDS.sleep(100);
      int now = lines();
      quiet = now == last ? quiet + 1 : 0;
      last = now;
    }
    return last;
  }
}

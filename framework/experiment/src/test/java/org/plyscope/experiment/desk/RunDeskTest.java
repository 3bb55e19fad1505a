package org.plyscope.experiment.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.run.ExperimentPlan;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.RunWork;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.kept.SessionRuns;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.testkit.poll.Poll;

/** Runs in a queue: planned, begun, held, ended, resumed and deleted. */
@Timeout(60)
class RunDeskTest {
  private static final String TEXT =
      """
      { "plyscope": 1, "name": "Two of them: a test", "seed": 3,
        "game": { "id": "tic-tac-toe" },
        "agents": { "seeded": { "use": "seeded", "depth": 1 }, "%s": { "use": "%s", "depth": 1 } },
        "format": "round-robin",
        "openings": { "randomPlies": 1, "count": 8 },
        "blocks": 8 }
      """;

  @TempDir Path home;

  /** Agents wait here before every move, as long as the gate is shut. */
  private final CountDownLatch gate = new CountDownLatch(1);

  private final Catalog catalog =
      Samples.catalog(
          Samples.agent(
              "gated",
              () ->
                  (request, listener) -> {
                    await();
                    return Samples.choose(request, 0, 0);
                  }));
  private final SessionRuns runs = new SessionRuns(catalog);
  private RunDesk desk;

  private RunDesk desk() {
    desk = new RunDesk(catalog, runs, Optional.empty(), Optional.empty(), home.resolve("runs"));
    return desk;
  }

  @AfterEach
  void close() {
    gate.countDown();
    if (desk != null) {
      desk.close();
    }
  }

  private void await() {
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aPlanSaysWhatItComesToOrWhatIsWrongAndWhere() {
    ExperimentPlan plan = desk().plan(TEXT.formatted("first", "first"), home);
    assertThat(plan.isRunnable()).isTrue();
    assertThat(plan.games()).isEqualTo(16);
    assertThat(plan.blocks()).isEqualTo(8);
    assertThat(plan.entrants()).extracting("name").containsExactly("seeded", "first");
    assertThat(plan.sentences().get(0)).startsWith("16 games in 8 blocks");

    ExperimentPlan wrong = desk.plan(TEXT.formatted("first", "frist"), home);
    assertThat(wrong.isRunnable()).isFalse();
    assertThat(wrong.entrants()).isEmpty();
    assertThat(wrong.problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.path()).startsWith("agents.first");
              assertThat(problem.line()).isEqualTo(3);
              assertThat(problem.sentence()).contains("frist");
            });
    assertThat(desk.plan("{", home).problems()).hasSize(1);
    assertThat(RunDesk.problem("Nothing about a place.").path()).isEmpty();
  }

  @Test
  void aRehearsalForetellsTheTimeAndKeepsNothing() throws InterruptedException {
    String text = TEXT.formatted("first", "first");
    assertThat(desk().seconds(text, home, JobMonitor.NONE).isKnown()).isTrue();
    assertThat(desk.folders()).isEmpty();
  }

  @Test
  void runsFollowOneAnotherAndAreKept() throws InterruptedException, IOException {
    Run first = desk().start(TEXT.formatted("gated", "gated"), home);
    Run second = desk.start(TEXT.formatted("first", "first"), home);
    Poll.until("the first run plays", () -> desk.work(first).stage() == RunWork.Stage.PLAYING);
    assertThat(desk.work(second).stage()).isEqualTo(RunWork.Stage.QUEUED);
    assertThat(second.progress().finished()).isZero();

    gate.countDown();
    Poll.until("the run has ended", () -> !desk.work(second).isActive());
    assertThat(first.progress()).isEqualTo(new RunProgress(RunProgress.State.FINISHED, 16, 16));
    assertThat(second.progress().state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(desk.folders())
        .containsExactlyInAnyOrder(first.folder().orElseThrow(), second.folder().orElseThrow());
    assertThat(first.folder().orElseThrow()).hasFileName("two-of-them-a-test");
    assertThat(second.folder().orElseThrow()).hasFileName("two-of-them-a-test-2");
    assertThat(second.folder().orElseThrow().resolve(RunDesk.SOURCE))
        .hasContent(TEXT.formatted("first", "first"));
    assertThat(second.findings().get(0)).contains("in 8 blocks");
    assertThat(second.statistics().standings())
        .allSatisfy(
            standing -> {
              assertThat(standing.seatScores()).hasSize(2);
              assertThat(standing.meanSecondsPerMove().isKnown()).isTrue();
            });
    assertThat(Files.readString(desk.report(second))).contains("Two of them: a test");
  }

  @Test
  void aRunIsPausedAndGoesOn() throws InterruptedException {
    Run run = desk().start(TEXT.formatted("gated", "gated"), home);
    Poll.until("the run plays", () -> desk.work(run).stage() == RunWork.Stage.PLAYING);
    desk.pause(run);
    assertThat(desk.work(run).stage()).isEqualTo(RunWork.Stage.PAUSED);
    Poll.until("the run is paused", () -> run.progress().state() == RunProgress.State.PAUSED);
    desk.resume(run);
    gate.countDown();
    Poll.until("the run has ended", () -> !desk.work(run).isActive());
    assertThat(run.progress().finished()).isEqualTo(16);
  }

  @Test
  void aRunThatWasStoppedIsResumedByAnotherSession() throws InterruptedException {
    Run run = desk().start(TEXT.formatted("gated", "gated"), home);
    Poll.until("the run plays", () -> desk.work(run).stage() == RunWork.Stage.PLAYING);
    desk.stop(run);
    gate.countDown();
    Poll.until("the run has ended", () -> !desk.work(run).isActive());
    assertThat(run.progress().state()).isEqualTo(RunProgress.State.STOPPED);
    assertThat(desk.work(run).remark()).contains("Resume it");
    desk.close();

    SessionRuns later = new SessionRuns(catalog);
    desk = new RunDesk(catalog, later, Optional.empty(), Optional.empty(), home.resolve("runs"));
    Run again = later.open(desk.folders().get(0));
    assertThat(desk.work(again)).isEqualTo(RunWork.NONE);
    desk.resume(again);
    Poll.until("the run has ended", () -> !desk.work(again).isActive());
    assertThat(again.progress().state()).isEqualTo(RunProgress.State.FINISHED);
  }

  @Test
  void whatWaitsIsTakenOutOfTheQueueAndWhatIsDeletedIsGone() throws Exception {
    Run first = desk().start(TEXT.formatted("gated", "gated"), home);
    Run second = desk.start(TEXT.formatted("first", "first"), home);
    runs.show(second);
    desk.stop(second);
    assertThat(desk.work(second).isActive()).isFalse();
    Path folder = second.folder().orElseThrow();
    Path note = Files.writeString(folder.resolve("package.json"), "keep me");
    desk.delete(second);
    assertThat(runs.shown()).isEmpty();
    assertThat(runs.runs()).containsExactly(first);
    assertThat(note).exists();
    assertThat(folder.resolve("experiment.json")).doesNotExist();

    gate.countDown();
    desk.delete(first);
    assertThat(first.folder().orElseThrow()).doesNotExist();
    assertThat(desk.folders()).isEmpty();
  }

  @Test
  void gamesAreReadWithTheirMovesAndWrittenWithWhoPlayed() throws Exception {
    Run run = desk().start(TEXT.formatted("first", "first"), home);
    Poll.until("the run has ended", () -> !desk.work(run).isActive());
    List<RunLine> lines = new ArrayList<>();
    run.lines(index -> index == 3 || index == 5, lines::add);
    assertThat(lines).extracting(RunLine::index).containsExactly(3L, 5L);
    RunLine line = lines.get(0);
    assertThat(line.opening()).isEqualTo(1);
    assertThat(line.line().size()).isGreaterThan(4);
    assertThat(line.nodes(0)).isZero();
    assertThat(line.value(0)).isNaN();
    assertThat(line.nodes(1)).isEqualTo(1);
    assertThat(line.depth(1)).isEqualTo(1);
    assertThat(line.value(1)).isBetween(0.0, 1.0);

    Path file = home.resolve("game.plygame");
    assertThat(desk.export(run, Set.of(3L), file)).isEqualTo(1);
    SavedGame saved = GameFiles.read(GameFiles.load(file), catalog);
    assertThat(saved.tree().mainLine()).hasSize(line.line().size());
    assertThat(saved.seats().get(0).agent()).isIn("seeded", "first");
    assertThat(desk.export(run, Set.of(3L, 4L), file)).isEqualTo(2);
    assertThat(home.resolve("game-4.plygame")).exists();
    assertThatThrownBy(() -> desk.export(run, Set.of(99L), file))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> desk.export(run, Set.of(3L), home.resolve("game.xyz")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not end like a file of games");
  }

  @Test
  void aStartThatFailsLeavesNothingBehind() throws IOException {
    // A catalog that lacks the game of the experiment: what was written cannot be opened.
    SessionRuns blind = new SessionRuns(Catalog.of(List.of()));
    desk = new RunDesk(catalog, blind, Optional.empty(), Optional.empty(), home.resolve("runs"));
    assertThatThrownBy(() -> desk.start(TEXT.formatted("first", "first"), home))
        .isInstanceOf(InputException.class);
    assertThat(Listing.of(home.resolve("runs"), "*")).isEmpty();
    assertThat(blind.runs()).isEmpty();
  }

  @Test
  void aTextThatIsWrongStartsNothing() {
    assertThatThrownBy(() -> desk().start("{}", home)).isInstanceOf(InputException.class);
    assertThat(desk.folders()).isEmpty();
  }

  @Test
  void flagsAreAcceptedBeforeAnyProcessIsStarted() throws InterruptedException {
    AtomicInteger lines = new AtomicInteger();
    WorkerCommand counting =
        (worker, folder, box, experiment) -> {
          lines.incrementAndGet();
          return List.of("false");
        };
    String text =
        TEXT.formatted("first", "first")
            .replaceFirst("\"blocks\"", "\"workers\": { \"flags\": [\"-Xint\"] }, \"blocks\"");
    Path place = home.resolve("runs");
    desk = new RunDesk(catalog, runs, Optional.of(counting), Optional.empty(), place);
    ExperimentPlan plan = desk.plan(text, home);
    assertThat(plan.isRunnable()).isTrue();
    assertThat(plan.flags()).containsExactly("-Xint");
    assertThat(plan.sentences()).contains("The workers ask for the Java flags -Xint.");
    assertThat(desk.seconds(text, home, JobMonitor.NONE).note()).contains("before you accept");
    assertThatThrownBy(() -> desk.start(text, home))
        .isInstanceOf(InputException.class)
        .hasMessage("The workers ask for the Java flags -Xint, which have not been accepted.");
    assertThat(desk.folders()).isEmpty();
    assertThat(lines).hasValue(0);

    desk.accept(List.of("-Xint"));
    assertThat(desk.plan(text, home).flags()).isEmpty();
    Run run = desk.start(text, home);
    Poll.until("the run has ended", () -> !desk.work(run).isActive());
    assertThat(lines.get()).isPositive();
    desk.close();

    int before = lines.get();
    SessionRuns later = new SessionRuns(catalog);
    desk = new RunDesk(catalog, later, Optional.of(counting), Optional.empty(), place);
    Run again = later.open(desk.folders().get(0));
    assertThat(desk.flags(again)).containsExactly("-Xint");
    assertThatThrownBy(() -> desk.resume(again)).hasMessageContaining("-Xint");
    assertThat(lines).hasValue(before);
    desk.accept(desk.flags(again));
    assertThat(desk.flags(again)).isEmpty();
  }
}

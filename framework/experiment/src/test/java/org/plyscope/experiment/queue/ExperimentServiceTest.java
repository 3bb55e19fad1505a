package org.plyscope.experiment.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
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
import org.plyscope.api.experiment.ExperimentPlan;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.kept.SessionRuns;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.play.file.GameFiles;
import org.plyscope.lab.play.file.SavedGame;
import org.plyscope.testkit.poll.Poll;

/** Runs are planned, begun, paused, ended, resumed, exported and deleted. */
@Timeout(60)
class ExperimentServiceTest {
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
  private SessionQueue queue;
  private ExperimentService service;

  private ExperimentService service() {
    return service(runs, InProcess.always(catalog));
  }

  private ExperimentService service(SessionRuns known, Workforces workforces) {
    queue = new SessionQueue(catalog, known, workforces, Optional.empty(), home);
    service = new ExperimentService(queue, known, catalog);
    return service;
  }

  private static Path folder(Run run) {
    return run.folder().orElseThrow();
  }

  private WorkState.Stage stage(Run run) {
    return queue.state(folder(run)).stage();
  }

  private boolean ended(Run run) {
    return !queue.state(folder(run)).isActive();
  }

  @AfterEach
  void close() {
    gate.countDown();
    if (queue != null) {
      queue.close();
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
  void aTextIsCompletedFromTheFileItNames() throws IOException {
    String base = TEXT.formatted("first", "first");
    assertThat(service().whole(base, home)).isEqualTo(base);
    Files.writeString(home.resolve("base.json"), base);
    String whole = service.whole("{ \"from\": \"base.json\", \"blocks\": 2 }", home);
    assertThat(service.plan(whole, home).games()).isEqualTo(4);
    assertThat(whole).contains("Two of them").doesNotContain("from");
  }

  @Test
  void aRunHasADateAnotherNameAndATextToEdit() throws Exception {
    String text = TEXT.formatted("first", "first");
    Path folder = service().start(text, home).folder().orElseThrow();
    Poll.until("the run has ended", () -> queue.queued().isEmpty());
    assertThat(queue.state(folder).begun()).isAfter(Instant.now().minusSeconds(600));
    queue.rename(folder, " My run ");
    assertThat(queue.state(folder).name()).isEqualTo("My run");
    Run shown = runs.open(folder);
    assertThat(shown.name()).as("in charts and tables").isEqualTo("My run");
    assertThat(shown.facts().name()).as("in its report").isEqualTo("My run");
    queue.rename(folder, "");
    assertThat(queue.state(folder).name()).isEqualTo("Two of them: a test");
    assertThat(shown.name()).isEqualTo("Two of them: a test");

    assertThat(service.source(folder)).isEqualTo(text);
    Files.delete(folder.resolve("source.plyscope.json"));
    String again = service.source(folder);
    assertThat(service.plan(again, home).problems()).isEmpty();
    assertThat(service.plan(again, home).games()).isEqualTo(16);
    assertThat(service.plan(again, home).entrants())
        .extracting(e -> e.name() + " " + e.agent().text() + " " + e.limits())
        .containsExactly("seeded seeded depth=1", "first first depth=1");
    queue.rename(folder, "Gone");
    queue.delete(folder);
    assertThat(folder).doesNotExist();
  }

  @Test
  void aPlanSaysWhatItComesToOrWhatIsWrongAndWhere() {
    ExperimentPlan plan = service().plan(TEXT.formatted("first", "first"), home);
    assertThat(plan.isRunnable()).isTrue();
    assertThat(plan.games()).isEqualTo(16);
    assertThat(plan.blocks()).isEqualTo(8);
    assertThat(plan.entrants()).extracting("name").containsExactly("seeded", "first");
    assertThat(plan.sentences().get(0))
        .isEqualTo("16 games: 1 pairing (round-robin) × 8 openings × 2 seat orders.");
    assertThat(plan.warnings()).isEmpty();

    String often = TEXT.formatted("first", "first").replace("\"blocks\": 8", "\"blocks\": 3000");
    ExperimentPlan repeated = service.plan(often, home);
    assertThat(repeated.warnings()).singleElement().asString().contains("but only 8 differ");
    assertThat(repeated.sentences().get(1)).isEqualTo(plan.sentences().get(1));

    ExperimentPlan wrong = service.plan(TEXT.formatted("first", "frist"), home);
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
    assertThat(service.plan("{", home).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.path()).isEmpty();
              assertThat(problem.line()).isEqualTo(1);
            });
  }

  @Test
  void aRehearsalForetellsTheTimeAndKeepsNothing() throws InterruptedException {
    String text = TEXT.formatted("first", "first");
    assertThat(service().seconds(text, home, JobMonitor.NONE).isKnown()).isTrue();
    assertThat(queue.all()).isEmpty();
  }

  @Test
  void runsFollowOneAnotherAndAreKept() throws InterruptedException, IOException {
    Run first = service().start(TEXT.formatted("gated", "gated"), home);
    Run second = service.start(TEXT.formatted("first", "first"), home);
    Poll.until("the first run plays", () -> stage(first) == WorkState.Stage.RUNNING);
    assertThat(stage(second)).isEqualTo(WorkState.Stage.QUEUED);
    assertThat(second.progress().finished()).isZero();

    gate.countDown();
    Poll.until("the run has ended", () -> ended(second));
    assertThat(first.progress()).isEqualTo(new RunProgress(RunProgress.State.FINISHED, 16, 16));
    assertThat(second.progress().state()).isEqualTo(RunProgress.State.FINISHED);
    assertThat(queue.all())
        .extracting(WorkState::folder)
        .containsExactlyInAnyOrder(folder(first), folder(second));
    assertThat(first.folder().orElseThrow()).hasFileName("two-of-them-a-test");
    assertThat(second.folder().orElseThrow()).hasFileName("two-of-them-a-test-2");
    assertThat(second.folder().orElseThrow().resolve(RunKind.SOURCE))
        .hasContent(TEXT.formatted("first", "first"));
    assertThat(second.findings().get(0)).contains("in 8 game sets");
    assertThat(second.statistics().standings())
        .allSatisfy(
            standing -> {
              assertThat(standing.seatScores()).hasSize(2);
              assertThat(standing.meanSecondsPerMove().isKnown()).isTrue();
            });
    assertThat(Files.readString(queue.report(folder(second)))).contains("Two of them: a test");
  }

  @Test
  void aRunIsPausedAndGoesOn() throws InterruptedException {
    Run run = service().start(TEXT.formatted("gated", "gated"), home);
    Poll.until("the run plays", () -> stage(run) == WorkState.Stage.RUNNING);
    queue.pause(folder(run));
    assertThat(stage(run)).isEqualTo(WorkState.Stage.PAUSED);
    Poll.until("the run is paused", () -> run.progress().state() == RunProgress.State.PAUSED);
    queue.resume(folder(run));
    gate.countDown();
    Poll.until("the run has ended", () -> ended(run));
    assertThat(run.progress().finished()).isEqualTo(16);
  }

  @Test
  void aRunThatWasStoppedIsResumedByAnotherSession() throws InterruptedException {
    Run run = service().start(TEXT.formatted("gated", "gated"), home);
    Poll.until("the run plays", () -> stage(run) == WorkState.Stage.RUNNING);
    queue.stop(folder(run));
    gate.countDown();
    Poll.until("the run has ended", () -> ended(run));
    assertThat(run.progress().state()).isEqualTo(RunProgress.State.STOPPED);
    assertThat(queue.state(folder(run)).remark()).contains("Resume it");
    queue.close();

    SessionRuns later = new SessionRuns(catalog);
    service(later, InProcess.always(catalog));
    Run again = later.open(queue.all().get(0).folder());
    assertThat(queue.state(folder(again)).remark()).isEmpty();
    queue.resume(folder(again));
    Poll.until("the run has ended", () -> ended(again));
    assertThat(again.progress().state()).isEqualTo(RunProgress.State.FINISHED);
  }

  @Test
  void whatWaitsIsTakenOutOfTheQueueAndWhatIsDeletedIsGone() throws Exception {
    Run first = service().start(TEXT.formatted("gated", "gated"), home);
    Run second = service.start(TEXT.formatted("first", "first"), home);
    runs.show(second);
    queue.stop(folder(second));
    assertThat(ended(second)).isTrue();
    Path folder = second.folder().orElseThrow();
    Path note = Files.writeString(folder.resolve("package.json"), "keep me");
    queue.delete(folder(second));
    assertThat(runs.shown()).isEmpty();
    assertThat(runs.runs()).containsExactly(first);
    assertThat(note).exists();
    assertThat(folder.resolve("experiment.json")).doesNotExist();

    gate.countDown();
    queue.delete(folder(first));
    assertThat(first.folder().orElseThrow()).doesNotExist();
    assertThat(queue.all()).isEmpty();
  }

  @Test
  void gamesAreReadWithTheirMovesAndWrittenWithWhoPlayed() throws Exception {
    Run run = service().start(TEXT.formatted("first", "first"), home);
    Poll.until("the run has ended", () -> ended(run));
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
    assertThat(service.export(run, Set.of(3L), file)).isEqualTo(1);
    SavedGame saved = GameFiles.read(GameFiles.load(file), catalog);
    assertThat(saved.tree().mainLine()).hasSize(line.line().size());
    assertThat(saved.seats().get(0).agent().text()).isIn("seeded", "first");
    assertThat(service.export(run, Set.of(3L, 4L), file)).isEqualTo(2);
    assertThat(home.resolve("game-4.plygame")).exists();
    assertThatThrownBy(() -> service.export(run, Set.of(99L), file))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> service.export(run, Set.of(3L), home.resolve("game.xyz")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not end like a file of games");
  }

  @Test
  void aStartThatFailsLeavesNothingBehind() throws IOException {
    // A catalog that lacks the game of the experiment: what was written cannot be opened.
    SessionRuns blind = new SessionRuns(Catalog.of(List.of()));
    service(blind, InProcess.always(catalog));
    assertThatThrownBy(() -> service.start(TEXT.formatted("first", "first"), home))
        .isInstanceOf(InputException.class);
    assertThat(Listing.of(home.resolve("runs"), "*")).isEmpty();
    assertThat(blind.runs()).isEmpty();
  }

  @Test
  void aTextThatIsWrongStartsNothing() {
    assertThatThrownBy(() -> service().start("{}", home)).isInstanceOf(InputException.class);
    assertThat(queue.all()).isEmpty();
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
    service(runs, always -> counting.kind());
    ExperimentPlan plan = service.plan(text, home);
    assertThat(plan.isRunnable()).isTrue();
    assertThat(plan.flags()).containsExactly("-Xint");
    assertThat(plan.warnings()).contains("The workers ask for the Java flags -Xint.");
    assertThat(service.seconds(text, home, JobMonitor.NONE).note()).contains("before you accept");
    assertThatThrownBy(() -> service.start(text, home))
        .isInstanceOf(InputException.class)
        .hasMessage("The workers ask for the Java flags -Xint, which have not been accepted.");
    assertThat(queue.all()).isEmpty();
    assertThat(lines).hasValue(0);

    queue.accept(List.of("-Xint"));
    assertThat(service.plan(text, home).flags()).isEmpty();
    Run run = service.start(text, home);
    Poll.until("the run has ended", () -> ended(run));
    assertThat(lines.get()).isPositive();
    queue.close();

    int before = lines.get();
    SessionRuns later = new SessionRuns(catalog);
    service(later, always -> counting.kind());
    Run again = later.open(queue.all().get(0).folder());
    assertThat(queue.flags(folder(again))).containsExactly("-Xint");
    assertThatThrownBy(() -> queue.resume(folder(again))).hasMessageContaining("-Xint");
    assertThat(lines).hasValue(before);
    queue.accept(queue.flags(folder(again)));
    assertThat(queue.flags(folder(again))).isEmpty();
  }
}

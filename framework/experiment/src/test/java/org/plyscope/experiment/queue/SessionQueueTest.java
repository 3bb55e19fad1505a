package org.plyscope.experiment.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.kept.SampleFolder;
import org.plyscope.experiment.kept.SessionRuns;
import org.plyscope.experiment.train.AddingTrainer;
import org.plyscope.experiment.tune.TuningSamples;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.Listing;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.poll.Poll;

/** One queue for runs, tunings and trainings: order, pause, stop, resume, and the end. */
@Timeout(120)
class SessionQueueTest {
  private static final String RUN =
      """
      { "plyscope": 1, "name": "A run", "seed": 3,
        "game": { "id": "tic-tac-toe" },
        "agents": { "gated": { "use": "gated", "depth": 1 }, "first": { "use": "first", "depth": 1 } },
        "format": "round-robin",
        "openings": { "randomPlies": 1, "count": 8 },
        "blocks": 8 }
      """;
  private static final String LONG_TUNING = "\"against\": \"population\", \"repetitions\": 20";

  @TempDir private Path home;

  /** Agents of the run wait here before every move, as long as the gate is shut. */
  private final CountDownLatch gate = new CountDownLatch(1);

  /** A permit for every lesson. */
  private final Semaphore lessons = new Semaphore(0);

  private final Catalog catalog = catalog();
  private final Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
  private SessionQueue queue;

  private Catalog catalog() {
    List<Object> parts = new ArrayList<>(TuningSamples.parts());
    parts.add(new TicTacToe());
    parts.add(Samples.agent("first", () -> (request, listener) -> Samples.choose(request, 0, 0)));
    parts.add(
        Samples.agent(
            "gated",
            () ->
                (request, listener) -> {
                  gate.await();
                  return Samples.choose(request, 0, 0);
                }));
    parts.add(new AddingTrainer(this::lesson));
    return Catalog.of(parts);
  }

  private void lesson() {
    lessons.acquireUninterruptibly();
  }

  @BeforeEach
  void open() {
    SessionRuns runs = new SessionRuns(catalog);
    queue = new SessionQueue(catalog, runs, InProcess.always(catalog), Optional.empty(), home);
  }

  /** Closes the window and opens another one. */
  private void reopen() {
    queue.close();
    open();
  }

  @AfterEach
  void close() {
    gate.countDown();
    lessons.release(1000);
    queue.close();
  }

  private Path run() {
    SessionRuns runs = new SessionRuns(catalog);
    return new ExperimentService(queue, runs, catalog).start(RUN, home).folder().orElseThrow();
  }

  private Path tuning(String more) {
    return new TuningService(queue, catalog, new SampleFolder(home))
        .start(TuningSamples.file(home, more));
  }

  private Path training(long until) {
    TrainingService service = new TrainingService(queue, catalog, new SampleFolder(home));
    Path folder = service.begin(new Trainings.Order(rules, "adder", 7, 0, 1, List.of()));
    service.train(folder, until);
    return folder;
  }

  private Stage stage(Path folder) {
    return queue.state(folder).stage();
  }

  private void await(Path folder, Stage stage) throws InterruptedException {
    Poll.until("the work in " + folder + " is " + stage, () -> stage(folder) == stage);
  }

  private long done(Path folder) {
    return queue.state(folder).done();
  }

  @Test
  void allKindsWaitForOneAnotherInOrder() throws InterruptedException {
    Path run = run();
    Path tuning = tuning("\"against\": \"population\"");
    Path training = training(3);
    await(run, Stage.RUNNING);
    assertThat(stage(tuning)).isEqualTo(Stage.QUEUED);
    assertThat(stage(training)).isEqualTo(Stage.QUEUED);
    assertThat(queue.all())
        .extracting(WorkState::kind)
        .containsExactlyInAnyOrder(Kind.RUN, Kind.TUNING, Kind.TRAINING);
    assertThat(done(tuning)).isZero();

    gate.countDown();
    await(tuning, Stage.FINISHED);
    assertThat(stage(run)).isEqualTo(Stage.FINISHED);
    await(training, Stage.RUNNING);
    lessons.release(3);
    await(training, Stage.FINISHED);
    assertThat(queue.state(training))
        .returns(3L, WorkState::done)
        .returns(3L, WorkState::planned)
        .returns("Tic-tac-toe", WorkState::game);
    for (WorkState state : queue.all()) {
      assertThat(queue.report(state.folder())).exists();
      queue.show(state.folder());
      assertThat(queue.shown(state.kind())).contains(state.folder());
    }
  }

  @Test
  void workThatWaitsIsTakenOutOfTheQueueAndTheRestGoesOn() throws InterruptedException {
    Path run = run();
    Path tuning = tuning(LONG_TUNING);
    Path training = training(1);
    await(run, Stage.RUNNING);
    queue.stop(tuning);
    assertThat(stage(tuning)).isEqualTo(Stage.STOPPED);
    gate.countDown();
    lessons.release(1);
    await(training, Stage.FINISHED);
    assertThat(stage(tuning)).isEqualTo(Stage.STOPPED);
    assertThat(done(tuning)).isZero();
  }

  @Test
  void aTrainingIsPausedStoppedAndResumed() throws InterruptedException, IOException {
    Path training = training(5);
    lessons.release(2);
    Poll.until("the third lesson", () -> done(training) == 2 && lessons.hasQueuedThreads());
    queue.pause(training);
    assertThat(stage(training)).isEqualTo(Stage.PAUSED);
    // The lesson that has begun is finished, and no other begins.
    lessons.release(2);
    Poll.until("the end of the lesson", () -> done(training) == 3);
    Thread.sleep(100);
    assertThat(done(training)).isEqualTo(3);
    assertThat(stage(training)).isEqualTo(Stage.PAUSED);
    queue.stop(training);
    await(training, Stage.STOPPED);
    assertThat(queue.state(training).remark()).contains("resume it");
    assertThat(done(training)).isEqualTo(3);
    queue.resume(training);
    lessons.release(10);
    await(training, Stage.FINISHED);
    assertThat(done(training)).isEqualTo(5);
    assertThat(training.resolve("model.sum")).hasContent("1880");
  }

  @Test
  void theWindowIsClosedInTheMiddleOfATraining() throws InterruptedException {
    Path training = training(5);
    lessons.release(2);
    Poll.until("two lessons", () -> done(training) == 2);
    // The trainer notices the end when it may learn again.
    Thread closing = new Thread(queue::close);
    closing.start();
    Poll.until("the end is wanted", () -> stage(training) == Stage.STOPPING);
    lessons.release(1);
    closing.join();
    reopen();
    assertThat(queue.all())
        .singleElement()
        .returns(Stage.STOPPED, WorkState::stage)
        .returns(2L, WorkState::done)
        .returns(0L, WorkState::planned);
    lessons.release(10);
    new TrainingService(queue, catalog, new SampleFolder(home)).train(training, 5);
    await(training, Stage.FINISHED);
    assertThat(training.resolve("model.sum")).hasContent("1880");
  }

  @Test
  void theWindowIsClosedInTheMiddleOfARunAndATuningBehindIt() throws InterruptedException {
    Path run = run();
    Path tuning = tuning("\"against\": \"population\"");
    await(run, Stage.RUNNING);
    Thread opening = new Thread(gate::countDown);
    opening.start();
    reopen();
    assertThat(stage(run)).isIn(Stage.STOPPED, Stage.FINISHED);
    assertThat(stage(tuning)).isEqualTo(Stage.STOPPED);
    queue.resume(tuning);
    queue.resume(run);
    await(tuning, Stage.FINISHED);
    await(run, Stage.FINISHED);
    assertThat(done(run)).isEqualTo(16);
  }

  @Test
  void theWindowIsClosedInTheMiddleOfATuning() throws Exception {
    Path whole = tuning(LONG_TUNING);
    await(whole, Stage.FINISHED);
    Path cut = tuning(LONG_TUNING);
    Poll.until("a generation", () -> done(cut) > 0);
    reopen();
    assertThat(stage(cut)).isIn(Stage.STOPPED, Stage.FINISHED);
    queue.resume(cut);
    await(cut, Stage.FINISHED);
    assertThat(Files.readString(cut.resolve("generations.jsonl")))
        .isEqualTo(Files.readString(whole.resolve("generations.jsonl")));
  }

  @Test
  void filesOfOthersStayWhenWorkIsDeleted() throws Exception {
    Path tuning = tuning("\"against\": \"population\", \"keepGames\": true");
    Path training = training(1);
    lessons.release(1);
    await(training, Stage.FINISHED);
    Path note = Files.writeString(training.resolve("notes.txt"), "keep me");
    queue.report(tuning);
    queue.delete(tuning);
    queue.delete(training);
    assertThat(tuning).doesNotExist();
    assertThat(Listing.of(training, "*")).containsExactly(note);
    assertThat(queue.all()).isEmpty();
    assertThatThrownBy(() -> queue.state(training))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no run, tuning or training");
  }

  @Test
  void workThatAnotherProgramWritesIsNotDeleted() throws InterruptedException {
    Path training = training(1);
    await(training, Stage.RUNNING);
    SessionRuns runs = new SessionRuns(catalog);
    try (SessionQueue other =
        new SessionQueue(catalog, runs, InProcess.always(catalog), Optional.empty(), home)) {
      assertThat(other.state(training).stage()).isEqualTo(Stage.ELSEWHERE);
      assertThatThrownBy(() -> other.delete(training)).hasMessageContaining("being written");
      other.resume(training);
      Poll.until("refused", () -> !other.state(training).isActive());
      assertThat(other.state(training).remark()).contains("is being written by process");
    }
  }

  @Test
  void aFolderThatCannotBeReadSaysWhy() throws IOException {
    Path broken = Files.createDirectories(home.resolve("tunings/broken"));
    Files.writeString(broken.resolve("tuning.json"), "{");
    assertThat(queue.all())
        .singleElement()
        .returns(Stage.UNREADABLE, WorkState::stage)
        .satisfies(state -> assertThat(state.remark()).isNotEmpty());
  }

  @Test
  void aSampleOfATrainingIsReadCheckedAndGetsAFolder() throws IOException {
    TrainingService service = new TrainingService(queue, catalog, new SampleFolder(home));
    Files.writeString(
        home.resolve("small.training.json"),
        """
        // A comment
        { "training": 1, "name": "Small", "game": "%s", "rules": {}, "trainer": "adder",
          "seed": 3, "every": 0, "blocks": 1, "opponents": [], "lessons": 12 }
        """
            .formatted(rules.game().id()));
    assertThat(service.samples())
        .singleElement()
        .returns("Small", Trainings.Draft::name)
        .returns(12L, Trainings.Draft::lessons);
    Trainings.Order order = service.samples().get(0).order();
    service.check(order);
    Path proposed = service.proposed(order);
    assertThat(proposed).doesNotExist();
    assertThat(service.begin(order)).isEqualTo(WorkPlaces.real(proposed));
    assertThat(service.proposed(order)).isNotEqualTo(proposed);
    Trainings.Order wrong = new Trainings.Order(rules, "nothing", 0, 0, 1, List.of());
    assertThatThrownBy(() -> service.check(wrong)).isInstanceOf(InputException.class);
  }
}

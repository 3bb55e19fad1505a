package org.plyscope.workbench.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Kind;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.testkit.poll.Poll;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;

class WorkFeatureTest {
  private static final Path FOLDER = Path.of("runs", "one");

  private final List<String> messages = new CopyOnWriteArrayList<>();
  private final Jobs jobs = new Jobs(SwingUtilities::invokeLater, new Faults(messages::add));
  private final OneRun queue = new OneRun();
  private final WorkFeature feature = new WorkFeature(jobs, messages::add);

  @BeforeEach
  void follow() {
    feature.follow(queue);
  }

  @AfterEach
  void close() {
    feature.close();
    jobs.close();
  }

  @Test
  void workIsShownUntilItsEnd() throws Exception {
    Poll.until("it is shown", () -> jobs.running().size() == 1);
    queue.put(Stage.RUNNING, 5);
    Poll.until("it has moved on", () -> jobs.running().get(0).fraction() == 0.5);

    queue.put(Stage.FINISHED, 10);
    Poll.until("it has gone", () -> jobs.running().isEmpty());
    Poll.until("its end is reported", () -> messages.size() == 1);
  }

  @Test
  void nothingIsReadBetweenTwoChanges() throws Exception {
    Poll.until("it is shown", () -> jobs.running().size() == 1);
    int reads = queue.reads.get();
    Thread.sleep(600);
    assertThat(queue.reads).hasValue(reads);
  }

  @Test
  void cancellingStopsSoftlyOffTheUserInterfaceThread() throws Exception {
    Poll.until("it is shown", () -> jobs.running().size() == 1);
    SwingUtilities.invokeAndWait(() -> jobs.running().get(0).cancel());
    Poll.until("it was stopped", () -> queue.stops.equals(List.of("in the background")));
    assertThat(jobs.running()).isEmpty();
    assertThat(messages).hasSize(1).first().asString().contains("finishes its current work");

    queue.put(Stage.STOPPED, 3);
    Poll.until("its end is reported", () -> messages.size() == 2);
  }

  /** A queue with one run of ten games. */
  private static final class OneRun implements WorkQueue {
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile WorkState state = state(Stage.RUNNING, 0);
    private final AtomicInteger reads = new AtomicInteger();
    private final List<String> stops = new CopyOnWriteArrayList<>();

    private static WorkState state(Stage stage, int done) {
      return new WorkState(FOLDER, Kind.RUN, "One", "Kalah", stage, done, 10, 60, "");
    }

    void put(Stage stage, int done) {
      state = state(stage, done);
      listeners.forEach(Runnable::run);
    }

    @Override
    public List<WorkState> all() {
      return List.of(state);
    }

    @Override
    public List<Path> queued() {
      return state.isActive() ? List.of(FOLDER) : List.of();
    }

    @Override
    public WorkState state(Path folder) {
      reads.incrementAndGet();
      return state;
    }

    @Override
    public void stop(Path folder) {
      stops.add(SwingUtilities.isEventDispatchThread() ? "in the window" : "in the background");
    }

    @Override
    public Registration onChange(Runnable listener) {
      listeners.add(listener);
      return () -> listeners.remove(listener);
    }

    @Override
    public WorkState open(Path folder) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void resume(Path folder) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void pause(Path folder) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void halt(Path folder) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void rename(Path folder, String name) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void delete(Path folder) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Path report(Path folder) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> flags(Path place) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void accept(List<String> flags) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Path> shown(Kind kind) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void show(Path folder) {
      throw new UnsupportedOperationException();
    }
  }
}

package org.plyscope.view.compare;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.api.work.Job;
import org.plyscope.api.work.JobHandle;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.testkit.view.PaperWorkspace;

/** A window for tests: jobs run on threads of their own, views follow the selection. */
public final class TestWorkspace extends PaperWorkspace {
  private final Path folder;
  private Configuration agent;
  private List<Subject> positions = List.of();

  /** Puts the first position on the board; keeps no files. */
  public TestWorkspace() {
    this(null);
  }

  /** Puts the first position on the board; views keep files in a folder. */
  public TestWorkspace(Path folder) {
    this.folder = folder;
    select(Selection.of(Line.of(Parts.ULFHAKE)));
  }

  /** Sets up an agent elsewhere. */
  public void agent(Configuration elsewhere) {
    agent = elsewhere;
  }

  /** Saves positions elsewhere. */
  public void positions(Subject... saved) {
    positions = List.of(saved);
  }

  @Override
  public Optional<Configuration> agent() {
    return Optional.ofNullable(agent);
  }

  @Override
  public List<Subject> positions() {
    return positions;
  }

  @Override
  public Optional<Path> folder(String view) {
    return Optional.ofNullable(folder).map(f -> f.resolve(view));
  }

  @Override
  public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    Running<T> running = new Running<>(job, whenDone);
    Thread thread = new Thread(running, title);
    thread.setDaemon(true);
    thread.start();
    return running;
  }

  private static final class Running<T> implements Runnable, JobHandle, JobMonitor {
    private final Job<T> job;
    private final Consumer<? super T> whenDone;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private volatile boolean done;

    private Running(Job<T> job, Consumer<? super T> whenDone) {
      this.job = job;
      this.whenDone = whenDone;
    }

    @Override
    public void run() {
      try {
        T product = job.run(this);
        SwingUtilities.invokeLater(() -> whenDone.accept(product));
      } catch (Exception e) {
        throw new IllegalStateException(e);
      } finally {
        done = true;
      }
    }

    @Override
    public void cancel() {
      cancelled.set(true);
    }

    @Override
    public boolean done() {
      return done;
    }

    @Override
    public void progress(double fraction, String text) {}

    @Override
    public boolean cancelled() {
      return cancelled.get();
    }
  }
}

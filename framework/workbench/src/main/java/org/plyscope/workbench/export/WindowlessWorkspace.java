package org.plyscope.workbench.export;

import java.awt.Color;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.SwingUtilities;
import org.plyscope.api.board.Tint;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.plugins.Thrown;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.theme.Icons;

/** The workspace of a view without a window: a selection, colours, and threads for its jobs. */
final class WindowlessWorkspace implements Workspace {
  private static final System.Logger LOG = System.getLogger(WindowlessWorkspace.class.getName());

  private Selection selection;
  private int running;
  private Throwable failure;

  WindowlessWorkspace(Selection selection) {
    this.selection = selection;
  }

  /**
   * Waits until no job of the view is left, or one has failed. Safe for any thread.
   *
   * @param nanos how long to wait at most
   */
  synchronized void awaitIdle(long nanos) throws InterruptedException {
    long end = System.nanoTime() + nanos;
    long left = nanos;
    while (running > 0 && failure == null && left > 0) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
      left = end - System.nanoTime();
    }
  }

  private synchronized void begun() {
    running++;
  }

  private synchronized void ended() {
    running--;
    notifyAll();
  }

  /** Returns the exception of the first job that failed. Safe for any thread. */
  synchronized Optional<Throwable> failure() {
    return Optional.ofNullable(failure);
  }

  @Override
  public Selection selection() {
    return selection;
  }

  @Override
  public void select(Selection next) {
    selection = next;
  }

  @Override
  public Optional<LiveSearch> search() {
    return Optional.empty();
  }

  @Override
  public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    Running handle = new Running();
    begun();
    Thread thread = new Thread(() -> run(handle, job, whenDone), "plyscope-job");
    thread.setDaemon(true);
    thread.start();
    return handle;
  }

  private <T> void run(Running handle, Job<T> job, Consumer<? super T> whenDone) {
    try {
      T product = job.run(handle);
      SwingUtilities.invokeLater(() -> finish(handle, () -> whenDone.accept(product)));
    } catch (Throwable e) {
      // Also an Error, such as one of memory, must not keep the export waiting.
      failed(handle, e);
      ended();
    } finally {
      handle.done.set(true);
    }
  }

  private void finish(Running handle, Runnable work) {
    try {
      work.run();
    } catch (Throwable e) {
      failed(handle, e);
    } finally {
      ended();
    }
  }

  /** A job that the view gave up may end as it likes. */
  private synchronized void failed(Running handle, Throwable e) {
    if (!handle.cancelled() && failure == null) {
      failure = e;
      notifyAll();
    }
    LOG.log(Level.DEBUG, "A job of a view failed.", Thrown.logged(e));
  }

  @Override
  public void message(String sentence) {
    LOG.log(Level.DEBUG, sentence);
  }

  @Override
  public boolean execute(String id) {
    return false;
  }

  @Override
  public void open(Path file) {
    message("There is no window to open " + file + " in.");
  }

  @Override
  public String perspective() {
    return "";
  }

  @Override
  public boolean enter(String perspective) {
    return false;
  }

  /** The user's choices in the window are not meant for pictures. */
  @Override
  public Choices choices(String view) {
    return Choices.inMemory();
  }

  @Override
  public boolean editing() {
    return false;
  }

  @Override
  public void editing(boolean active) {}

  /** A picture shows where pieces end. */
  @Override
  public int animationMillis() {
    return 0;
  }

  @Override
  public void animationMillis(int millis) {}

  @Override
  public Icon icon(IconRef icon) {
    return Icons.of(icon);
  }

  @Override
  public Color color(Tint tint) {
    return Theme.tint(tint);
  }

  /** The user's choices in the window are not meant for pictures. */
  @Override
  public Color seatColor(Tint tint) {
    return color(tint);
  }

  @Override
  public boolean dark() {
    return Theme.dark();
  }

  /** A job whose progress is not shown. */
  private static final class Running implements JobHandle, JobMonitor {
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final AtomicBoolean done = new AtomicBoolean();

    @Override
    public void progress(double fraction, String text) {}

    @Override
    public boolean cancelled() {
      return cancelled.get();
    }

    @Override
    public void cancel() {
      cancelled.set(true);
    }

    @Override
    public boolean done() {
      return done.get();
    }
  }
}

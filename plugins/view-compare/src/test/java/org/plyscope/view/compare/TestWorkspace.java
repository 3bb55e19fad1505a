package org.plyscope.view.compare;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.Job;
import org.plyscope.api.work.JobHandle;
import org.plyscope.api.work.JobMonitor;

/** A window for tests: jobs run on threads of their own, views follow the selection. */
public final class TestWorkspace implements Workspace {
  private final List<View> views = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private Selection selection = Selection.of(Line.of(Parts.ULFHAKE));

  /** Lets a view follow the selection. */
  public void add(View view) {
    views.add(view);
    view.selected(selection);
  }

  /** Returns what was said in the status bar. */
  public List<String> messages() {
    return messages;
  }

  @Override
  public Selection selection() {
    return selection;
  }

  @Override
  public void select(Selection other) {
    selection = other;
    views.forEach(view -> view.selected(other));
  }

  @Override
  public <T> JobHandle submit(String title, Job<T> job, Consumer<? super T> whenDone) {
    Running<T> running = new Running<>(job, whenDone);
    Thread thread = new Thread(running, title);
    thread.setDaemon(true);
    thread.start();
    return running;
  }

  @Override
  public void message(String sentence) {
    messages.add(sentence);
  }

  @Override
  public boolean execute(String id) {
    return false;
  }

  @Override
  public Color color(Tint tint) {
    return Color.GRAY;
  }

  @Override
  public boolean dark() {
    return false;
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

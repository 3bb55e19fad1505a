package org.plyscope.ui.run;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import org.plyscope.api.Registration;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunListener;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.Runs;

/**
 * Follows the run that views show: computes the data of a view in the background, again while the
 * run grows, and hands it over on the user-interface thread.
 *
 * @param <T> the type of the result
 */
public final class LiveRun<T> implements AutoCloseable {
  /** The computed statistics, and their run. */
  private record Made<T>(Run run, T product) {}

  private final Runs runs;
  private final Consumer<Optional<T>> show;
  private final Consumer<? super RunFocus> focused;
  private final Refresher<Optional<Made<T>>> refresher;
  private final Registration watchRuns;
  private final RunListener listener =
      new RunListener() {
        @Override
        public void finished(Run run, RunGame game) {
          refresher.askLater();
        }

        @Override
        public void attempted(Run run, RunAttempt attempt) {
          refresher.askLater();
        }

        @Override
        public void changed(Run run) {
          if (run.progress().state() == RunProgress.State.RUNNING) {
            refresher.askLater();
          } else {
            refresh();
          }
        }
      };
  private Registration watchRun = () -> {};
  private boolean looked;
  private boolean closed;
  private volatile Run followed;

  /**
   * Starts to follow. Called on the user-interface thread, as are the consumers, which are first
   * called later.
   *
   * @param runs knows the shown run
   * @param compute computes the data of a view; called on another thread
   * @param show receives it; empty if no run is shown, or as long as nothing is computed
   * @param focused receives the selection in the run, after every change
   */
  public LiveRun(
      Runs runs,
      Function<? super Run, ? extends T> compute,
      Consumer<Optional<T>> show,
      Consumer<? super RunFocus> focused) {
    this.runs = runs;
    this.show = show;
    this.focused = focused;
    this.refresher =
        new Refresher<>(
            "live-run",
            () -> Optional.ofNullable(followed).map(run -> new Made<>(run, compute.apply(run))),
            this::deliver);
    this.watchRuns = runs.onChange(() -> SwingUtilities.invokeLater(this::look));
    SwingUtilities.invokeLater(this::look);
  }

  /** Computes everything again, for example after the user chose something else to see. */
  public void refresh() {
    refresher.ask();
  }

  @Override
  public void close() {
    closed = true;
    watchRuns.close();
    watchRun.close();
    followed = null;
    refresher.close();
  }

  private void look() {
    if (closed) {
      return;
    }
    Run now = runs.shown().orElse(null);
    if (now != followed || !looked) {
      looked = true;
      watchRun.close();
      followed = now;
      watchRun = now == null ? () -> {} : now.onChange(listener);
      show.accept(Optional.empty());
      if (now != null) {
        refresh();
      }
    }
    focused.accept(runs.focus());
  }

  private void deliver(Optional<Made<T>> made) {
    if (made.isPresent() && made.get().run() == followed) {
      show.accept(Optional.of(made.get().product()));
    }
  }
}

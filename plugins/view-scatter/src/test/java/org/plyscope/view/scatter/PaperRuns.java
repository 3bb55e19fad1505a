package org.plyscope.view.scatter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.plyscope.api.Registration;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.Runs;

/** Runs of which tests decide. */
public final class PaperRuns implements Runs {
  private final List<Run> all = new ArrayList<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private Run shown;
  private RunFocus focus = RunFocus.ALL;

  /** Adds a run to those of the session. */
  public synchronized void add(Run run) {
    all.add(run);
  }

  @Override
  public synchronized List<Run> runs() {
    return List.copyOf(all);
  }

  @Override
  public Run open(Path folder) {
    throw new UnsupportedOperationException();
  }

  @Override
  public synchronized Optional<Run> shown() {
    return Optional.ofNullable(shown);
  }

  @Override
  public void show(Run run) {
    synchronized (this) {
      shown = run;
      focus = RunFocus.ALL;
    }
    listeners.forEach(Runnable::run);
  }

  @Override
  public synchronized RunFocus focus() {
    return focus;
  }

  @Override
  public void focus(RunFocus now) {
    synchronized (this) {
      focus = now;
    }
    listeners.forEach(Runnable::run);
  }

  @Override
  public synchronized void forget(Run run) {
    all.remove(run);
  }

  @Override
  public Registration onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

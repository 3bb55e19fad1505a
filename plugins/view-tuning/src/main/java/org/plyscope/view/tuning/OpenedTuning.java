package org.plyscope.view.tuning;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Component;

/** The tuning file that was opened but not started; view and opener share it. Thread-safe. */
@Component(service = OpenedTuning.class)
public final class OpenedTuning {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private volatile Path file;

  /** Called by the framework. */
  public OpenedTuning() {}

  /** Returns the file, if one waits. */
  Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** Lets a file wait; null for none. */
  void set(Path opened) {
    file = opened;
    listeners.forEach(Runnable::run);
  }

  /** Adds a listener; returns an action that removes it. */
  Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

package org.plyscope.view.tuning;

import java.nio.file.Path;
import java.util.Optional;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;

/** The tuning file that was opened but not started; view and opener share it. Thread-safe. */
@Component(service = OpenedTuning.class)
public final class OpenedTuning {
  private final Listeners<Runnable> listeners = new Listeners<>();
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
    listeners.fire(Runnable::run);
  }

  /** Adds a listener that is notified when another file waits. */
  Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }
}

package org.plyscope.view.tuning.training;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Component;

/** Which training is looked at; the view and whoever opens a file share it. Thread-safe. */
@Component(service = FollowedTraining.class)
public final class FollowedTraining {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private volatile Path folder;

  /** Called by the framework. */
  public FollowedTraining() {}

  /** Returns its folder, if any was chosen. */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** Looks at another training. */
  public void follow(Path path) {
    folder = path;
    listeners.forEach(Runnable::run);
  }

  /** Adds a listener; returns an action that removes it. */
  public Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

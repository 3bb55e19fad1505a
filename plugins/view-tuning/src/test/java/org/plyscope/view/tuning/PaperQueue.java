package org.plyscope.view.tuning;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;

/** A queue that only remembers what it was asked. */
public final class PaperQueue implements WorkQueue {
  public final List<String> asked = new CopyOnWriteArrayList<>();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private volatile List<WorkState> all = List.of();
  private volatile Path shown;
  volatile List<String> flags = List.of();

  /** Makes a state of work in a folder. */
  public static WorkState state(Path folder, WorkState.Kind kind, WorkState.Stage stage, int done) {
    return new WorkState(folder, kind, "work in " + folder, "Kalah", stage, done, 0, 60, "");
  }

  /** Replaces all work. */
  public void put(WorkState... states) {
    all = List.of(states);
    listeners.forEach(Runnable::run);
  }

  @Override
  public List<WorkState> all() {
    return all;
  }

  @Override
  public List<Path> queued() {
    return all.stream().filter(WorkState::isActive).map(WorkState::folder).toList();
  }

  @Override
  public WorkState state(Path folder) {
    return all.stream()
        .filter(state -> state.folder().equals(folder))
        .findFirst()
        .orElseThrow(() -> new InputException("There is no training in '" + folder + "'."));
  }

  @Override
  public WorkState open(Path folder) {
    return state(folder);
  }

  @Override
  public void resume(Path folder) {
    asked.add("resume " + folder);
  }

  @Override
  public void pause(Path folder) {
    asked.add("pause " + folder);
  }

  @Override
  public void stop(Path folder) {
    asked.add("stop " + folder);
  }

  @Override
  public void halt(Path folder) {
    asked.add("halt " + folder);
  }

  @Override
  public void delete(Path folder) {
    asked.add("delete " + folder);
  }

  @Override
  public void rename(Path folder, String name) {
    asked.add("rename " + folder + " " + name);
  }

  @Override
  public Path report(Path folder) {
    asked.add("report " + folder);
    return folder;
  }

  @Override
  public List<String> flags(Path place) {
    return flags;
  }

  @Override
  public void accept(List<String> seen) {
    asked.add("accept " + seen);
  }

  @Override
  public Optional<Path> shown(WorkState.Kind kind) {
    return Optional.ofNullable(shown);
  }

  @Override
  public void show(Path folder) {
    shown = folder;
    listeners.forEach(Runnable::run);
  }

  @Override
  public Registration onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

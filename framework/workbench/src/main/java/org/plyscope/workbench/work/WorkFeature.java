package org.plyscope.workbench.work;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.run.WorkText;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.job.Jobs;
import org.plyscope.workbench.job.RunningJob;

/** Shows long work in the status bar while it is carried out, whichever views are open. */
public final class WorkFeature implements Feature {
  private final Jobs jobs;
  private final Consumer<String> messages;
  private Registration following = () -> {};

  /**
   * Creates the feature for a window.
   *
   * @param messages receives how work ended
   */
  public WorkFeature(Jobs jobs, Consumer<String> messages) {
    this.jobs = jobs;
    this.messages = messages;
  }

  /** Follows a queue in place of the one before. */
  public void follow(WorkQueue queue) {
    close();
    following = new Follower(queue);
  }

  /** Lets the queue go. */
  @Override
  public void close() {
    following.close();
    following = () -> {};
  }

  /** Shows the state of one queue, whenever it reports a change. */
  private final class Follower implements Registration {
    private final WorkQueue queue;
    private final Refresher<List<WorkState>> refresher =
        new Refresher<>("work-status", this::look, states -> states.forEach(this::show));
    private final Map<Path, RunningJob> shown = new ConcurrentHashMap<>();
    private final Set<Path> cancelled = ConcurrentHashMap.newKeySet();
    private final Registration listening;

    Follower(WorkQueue queue) {
      this.queue = queue;
      listening = queue.onChange(refresher::ask);
      refresher.ask();
    }

    /** Reads files, as stopping does; called in the background. */
    private List<WorkState> look() {
      for (Path folder : List.copyOf(cancelled)) {
        cancelled.remove(folder);
        queue.stop(folder);
      }
      return Stream.concat(queue.queued().stream(), shown.keySet().stream())
          .distinct()
          .map(queue::state)
          .toList();
    }

    private void show(WorkState state) {
      if (state.isActive()) {
        shown
            .computeIfAbsent(state.folder(), folder -> jobs.begin(state.name(), () -> stop(state)))
            .progress(state.planned() == 0 ? -1 : state.fraction(), WorkText.progress(state));
      } else if (shown.containsKey(state.folder())) {
        jobs.end(shown.remove(state.folder()));
        messages.accept(WorkText.end(state));
      }
    }

    /** Stops the work softly; it is no longer shown, but its end is reported. */
    private void stop(WorkState state) {
      jobs.end(shown.get(state.folder()));
      messages.accept(state.name() + " finishes its current work, then stops.");
      cancelled.add(state.folder());
      refresher.ask();
    }

    @Override
    public void close() {
      listening.close();
      refresher.close();
      shown.values().forEach(jobs::end);
    }
  }
}

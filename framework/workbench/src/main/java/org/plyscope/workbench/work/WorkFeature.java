package org.plyscope.workbench.work;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.ui.run.Refresher;
import org.plyscope.ui.run.WorkText;
import org.plyscope.workbench.feature.Feature;

/** Shows long work in the status bar while it is carried out, whichever views are open. */
public final class WorkFeature implements Feature {
  private static final long LOOK_MILLIS = 200;

  private final Workspace workspace;
  private final Set<Path> followed = ConcurrentHashMap.newKeySet();
  private Registration following = () -> {};

  /** Creates the feature for a window. */
  public WorkFeature(Workspace workspace) {
    this.workspace = workspace;
  }

  /** Follows a queue in place of the one before. */
  public void follow(WorkQueue queue) {
    close();
    Refresher<List<WorkState>> refresher =
        new Refresher<>(
            "work-status",
            () -> queue.queued().stream().map(queue::state).toList(),
            states -> states.forEach(state -> follow(queue, state)));
    Registration listening = queue.onChange(refresher::ask);
    following =
        () -> {
          listening.close();
          refresher.close();
        };
    refresher.ask();
  }

  private void follow(WorkQueue queue, WorkState state) {
    if (followed.add(state.folder())) {
      workspace.submit(
          state.name(), monitor -> follow(queue, state.folder(), monitor), workspace::message);
    }
  }

  /** Reports until the work has ended; cancelling the job stops the work softly. */
  private String follow(WorkQueue queue, Path folder, JobMonitor monitor)
      throws InterruptedException {
    try {
      WorkState state = queue.state(folder);
      for (; state.isActive(); state = queue.state(folder)) {
        if (monitor.cancelled()) {
          queue.stop(folder);
          return state.name() + " finishes what has begun, then stops.";
        }
        monitor.progress(state.planned() == 0 ? -1 : state.fraction(), WorkText.progress(state));
        Thread.sleep(LOOK_MILLIS);
      }
      return WorkText.end(state);
    } finally {
      followed.remove(folder);
    }
  }

  /** Lets the queue go. */
  @Override
  public void close() {
    following.close();
    following = () -> {};
  }
}

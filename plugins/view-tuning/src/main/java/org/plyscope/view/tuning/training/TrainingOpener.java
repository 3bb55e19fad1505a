package org.plyscope.view.tuning.training;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.queue.Job;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;

/** Opens the plan of a training: the view shows the folder it lies in. */
@Component(service = FileOpener.class)
public final class TrainingOpener implements FileOpener {
  private final WorkQueue queue;

  /** Called by the framework. */
  @Activate
  public TrainingOpener(@Reference WorkQueue queue) {
    this.queue = queue;
  }

  @Override
  public String name() {
    return "Trainings";
  }

  @Override
  public List<String> endings() {
    return List.of("training.json");
  }

  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    return monitor -> {
      queue.show(file.toAbsolutePath().getParent());
      return window -> {
        window.enter("learning");
        window.execute("view.show." + TrainingView.ID);
      };
    };
  }
}

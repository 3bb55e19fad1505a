package org.plyscope.workbench.archive;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.experiment.RunArchives;
import org.plyscope.api.queue.Job;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;

/**
 * Opens archives of runs. The run goes to the runs of the user; plugins of the archive are neither
 * installed nor started.
 */
@Component(service = FileOpener.class)
public final class ArchiveOpener implements FileOpener {
  private final RunArchives archives;
  private final Runs runs;

  /** Called by the framework. */
  @Activate
  public ArchiveOpener(@Reference RunArchives archives, @Reference Runs runs) {
    this.archives = archives;
    this.runs = runs;
  }

  @Override
  public String name() {
    return "Archives of runs";
  }

  @Override
  public List<String> endings() {
    return List.of("zip");
  }

  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    return monitor -> {
      monitor.progress(-1, "Checking " + file.getFileName());
      Run run = archives.open(file, monitor);
      return window -> {
        runs.show(run);
        window.enter("experiment");
        window.message(
            "The run '%s' was opened from an archive; all its files are as they were archived."
                .formatted(run.name()));
      };
    };
  }
}

package org.plyscope.workbench.file;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;

/**
 * Opens files of a kind the program knows itself.
 *
 * @param name the usual name of such files, in the plural
 * @param endings how their names end, in lower case without the dot, the usual one first
 * @param reading makes the job that reads a file; its product shows the content
 */
public record BuiltInOpener(
    String name, List<String> endings, Function<Path, Job<Runnable>> reading)
    implements FileOpener {
  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    Job<Runnable> job = reading.apply(file);
    return monitor -> {
      Runnable show = job.run(monitor);
      return inside -> show.run();
    };
  }
}

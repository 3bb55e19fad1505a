package org.plyscope.workbench.play.file;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.queue.Job;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.job.Faults;

/** Opens games in the formats that plugins bring, and in no others. */
public final class FormatFeature implements Feature {
  private final Catalog catalog;
  private final OpenFiles files;
  private final Faults faults;
  private final Function<Path, Job<Runnable>> reading;
  private final Map<GameFormat, FileOpener> openers = new HashMap<>();

  /**
   * Creates the feature for a window.
   *
   * @param reading reads a game from a file
   */
  public FormatFeature(
      Catalog catalog, OpenFiles files, Faults faults, Function<Path, Job<Runnable>> reading) {
    this.catalog = catalog;
    this.files = files;
    this.faults = faults;
    this.reading = reading;
  }

  @Override
  public void catalogChanged() {
    faults.contain("A format of games cannot be used", this::openFormats);
  }

  private void openFormats() {
    List<GameFormat> formats = catalog.parts(GameFormat.class);
    openers.keySet().stream().filter(f -> !formats.contains(f)).toList().forEach(this::close);
    for (GameFormat format : formats) {
      if (!openers.containsKey(format)) {
        FileOpener opener = new BuiltInOpener(format.name(), format.extensions(), reading);
        openers.put(format, opener);
        files.add(opener);
      }
    }
  }

  private void close(GameFormat format) {
    files.remove(openers.remove(format));
  }
}

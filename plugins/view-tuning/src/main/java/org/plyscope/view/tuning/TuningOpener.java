package org.plyscope.view.tuning;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;

/** Opens tuning files, which end as experiment files do: the view offers to start them. */
@Component(service = FileOpener.class)
public final class TuningOpener implements FileOpener {
  private final Tunings tunings;
  private final OpenedTuning opened;

  /** Called by the framework. */
  @Activate
  public TuningOpener(@Reference Tunings tunings, @Reference OpenedTuning opened) {
    this.tunings = tunings;
    this.opened = opened;
  }

  @Override
  public String name() {
    return "Tunings";
  }

  @Override
  public List<String> endings() {
    return List.of("plyscope.json", "plyscope.jsonc");
  }

  @Override
  public boolean recognises(Path file) {
    return tunings.recognises(file);
  }

  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    return monitor -> {
      if (!tunings.recognises(file)) {
        throw new InputException("The file is not a tuning file: it names no options to tune.");
      }
      return window -> {
        opened.set(file.toAbsolutePath());
        window.enter(LearningPerspective.ID);
        window.execute("view.show." + TuningView.ID);
      };
    };
  }
}

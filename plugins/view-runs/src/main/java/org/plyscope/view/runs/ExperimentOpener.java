package org.plyscope.view.runs;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.view.runs.draft.Draft;

/** Opens experiment files in the form. */
@Component(service = FileOpener.class)
public final class ExperimentOpener implements FileOpener {
  private static final int LARGEST = 10_000_000;

  private final Draft draft;

  /** Called by the framework. */
  @Activate
  public ExperimentOpener(@Reference Draft draft) {
    this.draft = draft;
  }

  @Override
  public String name() {
    return "Experiments";
  }

  @Override
  public List<String> endings() {
    return List.of("plyscope.json", "plyscope.jsonc");
  }

  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    return monitor -> {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        // A pipe would make the job wait without end.
        throw new InputException("'" + file + "' is not a file, so it is not an experiment.");
      }
      if (Files.size(file) > LARGEST) {
        throw new InputException(
            "The file '%s' is larger than %,d bytes, so it is not an experiment."
                .formatted(file, LARGEST));
      }
      String text = text(file);
      return window -> {
        if (draft.mayBeReplaced(null)) {
          draft.open(text, file.toAbsolutePath());
          window.enter("experiment");
          window.execute("view.show.experiment");
        }
      };
    };
  }

  private static String text(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new InputException("The file '" + file + "' is no text in UTF-8.");
    }
  }
}

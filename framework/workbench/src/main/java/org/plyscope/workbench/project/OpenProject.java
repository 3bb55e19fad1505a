package org.plyscope.workbench.project;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.file.BackgroundWriter;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.project.Project.Kind;

/** The project that is open, if any: dialogs start in its folders. Needs no display. */
final class OpenProject {
  private static final String PLACE = "folder";

  /** Where dialogs for files of each kind start while a project is open. */
  private static final Map<String, Kind> STARTS =
      Map.of(
          "positions", Kind.POSITIONS,
          "collections", Kind.POSITIONS,
          "traces", Kind.SEARCHES,
          "games", Kind.GAMES,
          "comparisons", Kind.COMPARISONS,
          "runs", Kind.RUNS,
          "figures", Kind.FIGURES);

  private final Choices choices;
  private final Folders folders;
  private final Consumer<String> messages;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final BackgroundWriter writer =
      new BackgroundWriter("plyscope-project", Duration.ZERO, Duration.ofSeconds(2));
  private Project project;

  OpenProject(Choices choices, Folders folders, Consumer<String> messages) {
    this.choices = choices;
    this.folders = folders;
    this.messages = messages;
  }

  Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  Optional<Project> project() {
    return Optional.ofNullable(project);
  }

  /**
   * Opens the project of the last time as a job; one that is gone is reported and forgotten.
   *
   * @param whenOpen called when it is open
   */
  void restore(Workspace workspace, Runnable whenOpen) {
    String place = choices.text(PLACE, "");
    if (!place.isEmpty()) {
      workspace.submit("Opening the project", monitor -> opening(place, whenOpen), Runnable::run);
    }
  }

  /** Called in the background, because the folder may lie on a slow drive. */
  private Runnable opening(String place, Runnable whenOpen) {
    try {
      Project found = Project.open(Path.of(place));
      return () -> {
        use(found);
        whenOpen.run();
      };
    } catch (InputException | InvalidPathException e) {
      return () -> {
        choices.remove(PLACE);
        messages.accept("The project of the last time is not opened: " + e.getMessage());
      };
    }
  }

  /** Uses a project from now on. */
  void use(Project next) {
    project = next;
    choices.put(PLACE, next.folder().toString());
    STARTS.forEach((kind, own) -> folders.put(kind, next.folder(own).toFile()));
    folders.put("open", next.folder().toFile());
    changed();
  }

  /** Uses no project from now on; its folder stays as it is. */
  void close() {
    project = null;
    choices.remove(PLACE);
    changed();
  }

  /** Notes in the background that something was opened, which may lie in the project. */
  void opened(Path file) {
    Project open = project;
    if (open != null) {
      writer.write(() -> note(open, file));
    }
  }

  private void note(Project open, Path file) {
    try {
      if (Files.exists(file)) {
        open.opened(file);
      }
    } catch (InputException e) {
      SwingUtilities.invokeLater(() -> messages.accept(e.getMessage()));
    }
  }

  /** Writes pending changes and ends. */
  void end() {
    writer.close();
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }
}

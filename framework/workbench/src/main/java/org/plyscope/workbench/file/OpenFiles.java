package org.plyscope.workbench.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.api.work.Job;
import org.plyscope.workbench.job.Culprit;

/** Knows who opens which files. Used on the user-interface thread. */
public final class OpenFiles {
  /**
   * A kind of file.
   *
   * @param name what people call such files, in the plural
   * @param endings how their names end, in lower case without the dot, the usual one first
   */
  public record Kind(String name, List<String> endings) {
    /** Makes sure that nothing is missing. */
    public Kind {
      Objects.requireNonNull(name, "it has no name");
      endings = List.copyOf(endings);
    }

    private boolean fits(Path file) {
      String full = file.getFileName().toString().toLowerCase(Locale.ROOT);
      return endings.stream().anyMatch(e -> full.endsWith("." + e));
    }
  }

  private final Workspace workspace;
  private final Predicate<Object> users;
  private final Map<FileOpener, Kind> openers = new LinkedHashMap<>();
  private final List<Consumer<Path>> listeners = new ArrayList<>();

  /** Opens files in a window. */
  public OpenFiles(Workspace workspace) {
    this(workspace, Culprit::isUsers);
  }

  OpenFiles(Workspace workspace, Predicate<Object> users) {
    this.workspace = workspace;
    this.users = users;
  }

  /**
   * Adds an opener; of two for the same ending Plyscope's own is used, of two strangers the first.
   */
  public void add(FileOpener opener) {
    openers.put(opener, new Kind(opener.name(), opener.endings()));
  }

  /** Removes an opener. */
  public void remove(FileOpener opener) {
    openers.remove(opener);
  }

  /** Returns the kinds of files in the order in which their openers came. */
  public List<Kind> kinds() {
    return new ArrayList<>(openers.values());
  }

  /** Adds a listener that is notified of every file after it was shown. */
  public void onOpened(Consumer<Path> listener) {
    listeners.add(listener);
  }

  /**
   * Opens a file that the user named.
   *
   * @throws InputException if there is no such file, or nobody opens files with this ending
   */
  public void openExisting(Path file) {
    if (!Files.exists(file)) {
      throw new InputException("There is no file '" + file + "'; it was moved or deleted.");
    }
    open(file);
  }

  /**
   * Opens a file: reads it as a job, and then shows it.
   *
   * @throws InputException if nobody opens files with this ending
   */
  public void open(Path file) {
    FileOpener opener =
        find(file)
            .orElseThrow(
                () ->
                    new InputException(
                        "Files like '"
                            + file.getFileName()
                            + "' cannot be opened; possible are names"
                            + " that end with "
                            + endings()
                            + "."));
    Job<Consumer<Workspace>> reading = opener.open(file, workspace);
    workspace.submit(
        "Opening " + file.getFileName(),
        monitor -> FileFault.naming(file, reading, monitor),
        shown -> {
          shown.accept(workspace);
          listeners.forEach(listener -> listener.accept(file));
        });
  }

  private Optional<FileOpener> find(Path file) {
    return openers.entrySet().stream()
        .filter(e -> e.getValue().fits(file))
        .map(Map.Entry::getKey)
        .min(Comparator.comparing(users::test));
  }

  private String endings() {
    return openers.values().stream()
        .flatMap(kind -> kind.endings().stream())
        .distinct()
        .map(ending -> "." + ending)
        .collect(Collectors.joining(", "));
  }
}

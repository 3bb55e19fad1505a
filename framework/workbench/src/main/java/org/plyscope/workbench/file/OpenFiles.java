package org.plyscope.workbench.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.workbench.job.PluginAttribution;

/** Finds the opener of a file. Used on the user-interface thread. */
public final class OpenFiles {
  /**
   * A kind of file.
   *
   * @param name the usual name of such files, in the plural
   * @param endings how their names end, in lower case without the dot, the usual one first
   */
  public record Kind(String name, List<String> endings) {
    /** Makes sure that nothing is missing. */
    public Kind {
      Objects.requireNonNull(name, "it has no name");
      endings = List.copyOf(endings);
    }

    /**
     * Returns whether a file is one of them by its name, which may also be nothing but an ending.
     */
    public boolean fits(Path file) {
      String full = file.getFileName().toString().toLowerCase(Locale.ROOT);
      return endings.stream().anyMatch(e -> full.endsWith("." + e) || full.equals(e));
    }
  }

  private final Workspace workspace;
  private final Predicate<Object> users;
  private final Map<FileOpener, Kind> openers = new LinkedHashMap<>();
  private final Listeners<Consumer<Path>> listeners = new Listeners<>();

  /** Opens files in a window. */
  public OpenFiles(Workspace workspace) {
    this(workspace, PluginAttribution::isUsers);
  }

  OpenFiles(Workspace workspace, Predicate<Object> users) {
    this.workspace = workspace;
    this.users = users;
  }

  /**
   * Adds an opener; of two for the same ending Plyscope's own is used, of two strangers, or two of
   * its own, the one that recognises the file, else the first.
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
  public Registration onOpened(Consumer<Path> listener) {
    return listeners.add(listener);
  }

  /**
   * Opens a file that the user named.
   *
   * @throws InputException if there is no such file, or no opener for this ending
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
   * @throws InputException if there is no opener for this ending
   */
  public void open(Path file) {
    Map<FileOpener, Job<Consumer<Workspace>>> ready = new LinkedHashMap<>();
    find(file).forEach(opener -> ready.put(opener, opener.open(file, workspace)));
    if (ready.isEmpty()) {
      throw new InputException(
          "Files like '%s' cannot be opened; possible are names that end with %s."
              .formatted(file.getFileName(), endings()));
    }
    Job<Consumer<Workspace>> reading = monitor -> chosen(file, ready).run(monitor);
    workspace.submit(
        "Opening " + file.getFileName(),
        monitor -> FileFault.naming(file, reading, monitor),
        shown -> {
          shown.accept(workspace);
          listeners.fire(listener -> listener.accept(file));
        });
  }

  /** Returns the openers of files with this ending: Plyscope's own, else all others. */
  private List<FileOpener> find(Path file) {
    List<FileOpener> fitting =
        openers.entrySet().stream()
            .filter(e -> e.getValue().fits(file))
            .map(Map.Entry::getKey)
            .toList();
    List<FileOpener> own = fitting.stream().filter(users.negate()).toList();
    return own.isEmpty() ? fitting : own;
  }

  /** Called in the background: looks into the file where its ending is ambiguous. */
  private static Job<Consumer<Workspace>> chosen(
      Path file, Map<FileOpener, Job<Consumer<Workspace>>> ready) {
    FileOpener first = ready.keySet().iterator().next();
    return ready.size() == 1
        ? ready.get(first)
        : ready.keySet().stream()
            .filter(opener -> opener.recognises(file))
            .findFirst()
            .map(ready::get)
            .orElseGet(() -> ready.get(first));
  }

  private String endings() {
    return openers.values().stream()
        .flatMap(kind -> kind.endings().stream())
        .distinct()
        .map(ending -> "." + ending)
        .collect(Collectors.joining(", "));
  }
}

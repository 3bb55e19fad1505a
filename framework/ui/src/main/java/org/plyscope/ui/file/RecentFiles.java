package org.plyscope.ui.file;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;
import org.plyscope.ui.run.Refresher;

/**
 * The files and folders that were opened last, the newest first, kept among the choices of the
 * user. Whether they still exist is found out in the background, because a network drive may answer
 * after seconds. Used on the user-interface thread.
 */
public final class RecentFiles {
  /** How many are kept. */
  public static final int MOST = 8;

  private final Choices choices;
  private final String name;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private final Refresher<Set<Path>> refresher;

  /** Those whose existence is in question. */
  private volatile List<Path> asked = List.of();

  private Set<Path> missing = Set.of();

  /**
   * Keeps them among some choices.
   *
   * @param choices the choices
   * @param name the name of the choice
   */
  public RecentFiles(Choices choices, String name) {
    this(choices, name, Files::exists);
  }

  /**
   * Keeps them among some choices.
   *
   * @param exists returns whether a file is there; called in the background
   */
  RecentFiles(Choices choices, String name, Predicate<Path> exists) {
    this.choices = choices;
    this.name = name;
    refresher =
        new Refresher<>(
            "recent-files",
            () -> asked.stream().filter(exists.negate()).collect(Collectors.toSet()),
            this::found);
    refresh();
  }

  /** Read each time, because others may add to the same choice. */
  private List<Path> kept() {
    return choices.text(name, "").lines().flatMap(RecentFiles::path).toList();
  }

  /** A file of another system cannot be here. */
  private static Stream<Path> path(String line) {
    try {
      return Stream.of(line).filter(text -> !text.isBlank()).map(Path::of);
    } catch (InvalidPathException e) {
      return Stream.empty();
    }
  }

  /**
   * Adds a listener that is notified of every change.
   *
   * @param listener the listener
   * @return removes it when closed
   */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** {@return those that are not known to be missing, the newest first} */
  public List<Path> all() {
    return kept().stream().filter(file -> !missing.contains(file)).toList();
  }

  /** Finds out again which of them exist, soon. */
  public void refresh() {
    asked = kept();
    if (!asked.isEmpty()) {
      refresher.ask();
    }
  }

  /**
   * Notes a file that was opened.
   *
   * @param file the file
   */
  public void add(Path file) {
    Path full = file.toAbsolutePath().normalize();
    List<Path> now = new ArrayList<>(kept());
    now.remove(full);
    now.add(0, full);
    missing = missing.stream().filter(gone -> !gone.equals(full)).collect(Collectors.toSet());
    choices.put(
        name, now.stream().limit(MOST).map(Path::toString).collect(Collectors.joining("\n")));
    listeners.fire(Runnable::run);
    refresh();
  }

  private void found(Set<Path> gone) {
    if (!gone.equals(missing)) {
      missing = gone;
      listeners.fire(Runnable::run);
    }
  }
}

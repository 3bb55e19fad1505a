package org.plyscope.workbench.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;

/** Knows who opens which files. Used on the user-interface thread. */
public final class OpenFiles {
  /**
   * A kind of file.
   *
   * @param name what people call such files, in the plural
   * @param endings how their names end, in lower case without the dot, the usual one first
   * @param action opens a file; long work goes to a job
   */
  public record Kind(String name, List<String> endings, Consumer<Path> action) {}

  private final List<Kind> kinds = new ArrayList<>();

  /**
   * Adds a kind of file; of two with the same ending the first one is meant.
   *
   * @param name what people call such files, in the plural, for example {@code "Traces"}
   * @param endings how their names end, in lower case without the dot
   * @param action opens a file
   * @return the kind, to be removed when its plugin leaves
   */
  public Kind add(String name, List<String> endings, Consumer<Path> action) {
    Kind kind = new Kind(name, List.copyOf(endings), action);
    kinds.add(kind);
    return kind;
  }

  /** Removes a kind of file. */
  public void remove(Kind kind) {
    kinds.remove(kind);
  }

  /** Returns the kinds in the order in which they came. */
  public List<Kind> kinds() {
    return List.copyOf(kinds);
  }

  /**
   * Opens a file.
   *
   * @throws InputException if nobody opens files with this ending, or the file is wrong
   */
  public void open(Path file) {
    find(file)
        .orElseThrow(
            () ->
                new InputException(
                    "Files like '"
                        + file.getFileName()
                        + "' cannot be opened; possible are names"
                        + " that end with "
                        + endings()
                        + "."))
        .action()
        .accept(file);
  }

  private Optional<Kind> find(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return kinds.stream()
        .filter(kind -> kind.endings().stream().anyMatch(e -> name.endsWith("." + e)))
        .findFirst();
  }

  private String endings() {
    return kinds.stream()
        .flatMap(kind -> kind.endings().stream())
        .distinct()
        .map(ending -> "." + ending)
        .collect(Collectors.joining(", "));
  }
}

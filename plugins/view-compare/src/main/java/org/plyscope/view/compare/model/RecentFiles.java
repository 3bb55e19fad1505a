package org.plyscope.view.compare.model;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.view.Choices;

/** The comparison files that were opened or saved last, kept among the choices of the user. */
public final class RecentFiles {
  /** How the names of comparison files end, without the dot. */
  public static final String ENDING = "plycompare";

  private static final String CHOICE = "recent";
  private static final int MOST = 8;

  private final Choices choices;

  /** Reads and writes the choices of a view. */
  public RecentFiles(Choices choices) {
    this.choices = choices;
  }

  /** Returns the files, the latest first. */
  public List<Path> list() {
    List<Path> files = new ArrayList<>();
    for (String line : choices.text(CHOICE, "").lines().toList()) {
      try {
        files.add(Path.of(line));
      } catch (InvalidPathException e) {
        // Another system may have written it.
      }
    }
    return files;
  }

  /** Notes that a file was opened or saved. */
  public void add(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    List<String> lines = new ArrayList<>();
    lines.add(whole.toString());
    list().stream().filter(f -> !f.equals(whole)).map(Path::toString).forEach(lines::add);
    choices.put(CHOICE, String.join("\n", lines.subList(0, Math.min(MOST, lines.size()))));
  }
}

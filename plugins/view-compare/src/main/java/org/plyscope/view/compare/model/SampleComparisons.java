package org.plyscope.view.compare.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.plyscope.ui.form.IdentifierText;

/**
 * The comparison files that come with the program, in a folder for each game that is named by the
 * id of the game.
 */
public final class SampleComparisons {
  /**
   * A comparison file.
   *
   * @param file the file
   * @param game the id of its game
   * @param id its name without the ending
   */
  public record Sample(Path file, String game, String id) {
    /** Returns its name for display. */
    public String title() {
      return IdentifierText.of(id);
    }

    /** Returns the id of the command that opens and runs it. */
    public String command() {
      return "compare.sample." + id;
    }
  }

  private static final String ENDING = "." + CompareContext.ENDING;

  private final List<Sample> all;

  /** Lists a folder; one that is missing or cannot be read has no samples. */
  public SampleComparisons(Path folder) {
    all = list(folder);
  }

  private static List<Sample> list(Path folder) {
    try (Stream<Path> files = Files.walk(folder, 2)) {
      return files
          .filter(file -> file.getNameCount() == folder.getNameCount() + 2)
          .filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file))
          .sorted()
          .map(SampleComparisons::sample)
          .toList();
    } catch (IOException e) {
      // The program works without its samples.
      return List.of();
    }
  }

  private static Sample sample(Path file) {
    String name = file.getFileName().toString();
    return new Sample(
        file,
        file.getParent().getFileName().toString(),
        name.substring(0, name.length() - ENDING.length()));
  }

  /** Returns all samples. */
  public List<Sample> all() {
    return all;
  }

  /** Returns the samples of a game. */
  public List<Sample> of(String game) {
    return all.stream().filter(sample -> sample.game().equals(game)).toList();
  }
}

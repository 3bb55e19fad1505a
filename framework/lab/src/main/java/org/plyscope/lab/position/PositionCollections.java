package org.plyscope.lab.position;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.TextFile;
import org.plyscope.lab.position.internal.CollectionReader;
import org.plyscope.lab.position.internal.CollectionWriter;

/**
 * Files of many positions, meant to be read and written by hand:
 *
 * <pre>
 * # Anything behind a sign at the start of a line is a remark.
 * game: chinese-checkers
 * rules: standard-3p
 * option: marbles=6
 *
 * POSITION # Name of the position [tag, another tag]
 * </pre>
 *
 * <p>{@code game} names a game and forgets rules and options before it; {@code rules} names one of
 * its presets and forgets options before it; each {@code option} changes one more. They hold for
 * the positions that follow. Before the first {@code game} positions belong to the rules that are
 * open, so that a file of one position alone is a collection too. Name and tags may be missing.
 */
public final class PositionCollections {
  /** How the names of such files end, the usual one first. */
  public static final List<String> ENDINGS = List.of("positions", "position", "txt");

  private static final int LARGEST = 10_000_000;

  private PositionCollections() {}

  /**
   * Reads a text.
   *
   * @param text the content of a file
   * @param catalog where to find the games
   * @param open the rules of positions before the first header, or null if there are none
   * @param source what to call positions without a name, for example the name of the file
   * @return the positions in order, at least one
   * @throws InputException if the text is wrong; the sentence names the line
   */
  public static List<SavedPosition> read(String text, Catalog catalog, Rules open, String source) {
    return new CollectionReader(catalog, open, source, Instant.now()).read(text);
  }

  /**
   * Reads a file.
   *
   * @param file the file
   * @param catalog where to find the games
   * @param open the rules of positions before the first header, or null if there are none
   * @return the positions in order, at least one
   * @throws InputException if the file cannot be read or is wrong; the sentence names the line
   */
  public static List<SavedPosition> read(Path file, Catalog catalog, Rules open) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return read(content(file), catalog, open, dot > 0 ? name.substring(0, dot) : name);
  }

  /**
   * Writes positions.
   *
   * @param positions the positions
   * @param catalog where to find the games; the options of a game that is not there are all written
   * @return text that {@link #read} reads back
   * @throws InputException if a position cannot be written in one line
   */
  public static String write(Collection<SavedPosition> positions, Catalog catalog) {
    return new CollectionWriter(catalog).write(new ArrayList<>(positions));
  }

  private static String content(Path file) {
    try {
      return TextFile.read(file, LARGEST);
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (IOException e) {
      throw new InputException(
          "The file '%s' cannot be read (%s); it must be a text file in UTF-8."
              .formatted(file, FileReasons.of(e)));
    }
  }
}

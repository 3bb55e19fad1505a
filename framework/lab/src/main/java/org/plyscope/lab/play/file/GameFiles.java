package org.plyscope.lab.play.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.TextFile;

/**
 * Keeps games in files: human-readable JSON with variations, seats and the place reached. It is
 * read strictly, see {@link org.plyscope.wire}; files of format 1 still open.
 */
public final class GameFiles {
  /** How the names of game files end. */
  public static final String EXTENSION = ".plygame";

  private static final int LARGEST = 20_000_000;

  private GameFiles() {}

  /** Writes a game as text. Returns text that {@link #read} reads back. */
  public static String write(SavedGame game) {
    return new GameWriter(game).text();
  }

  /**
   * Reads a game.
   *
   * @param text the content of a file
   * @param catalog where to find the game and its agents
   * @return the game; its remarks name the agents that are missing
   * @throws InputException if the text is no saved game, a move is not legal or the game is missing
   */
  public static SavedGame read(String text, Catalog catalog) {
    return new GameReader(catalog, null).read(text);
  }

  /**
   * Reads a game, if possible with rules that are open already.
   *
   * @param text the content of a file
   * @param catalog where to find the game and its agents
   * @param open rules to use if they are the same
   * @return the game; its remarks name the agents that are missing
   * @throws InputException if the text is no saved game, a move is not legal or the game is missing
   */
  public static SavedGame read(String text, Catalog catalog, Rules open) {
    return new GameReader(catalog, open).read(text);
  }

  /**
   * Finds out which game a file is about, without opening it. Returns the id of the game, empty if
   * the text is no saved game.
   */
  public static Optional<String> game(String text) {
    return GameReader.game(text);
  }

  /**
   * Writes a text to a file, which is replaced only when the new one is complete.
   *
   * @throws InputException if the file cannot be written
   */
  public static void save(String text, Path file) {
    SafeFile.write("The game", file, text);
  }

  /**
   * Reads the text of a file of any format of games.
   *
   * @throws InputException if the file is missing, too large or cannot be read
   */
  public static String load(Path file) {
    try {
      return decoded(file);
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "'.");
    } catch (IOException e) {
      throw new InputException("'" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  /** Old collections of games are not written in UTF-8. */
  private static String decoded(Path file) throws IOException {
    try {
      return TextFile.read(file, LARGEST);
    } catch (CharacterCodingException e) {
      return TextFile.read(file, LARGEST, StandardCharsets.ISO_8859_1);
    }
  }
}

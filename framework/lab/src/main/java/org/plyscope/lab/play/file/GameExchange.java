package org.plyscope.lab.play.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.format.GameFormat;
import org.plyscope.api.format.GameRecord;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Seats;

/**
 * Reads and writes files of whole games, saved by this program or in the format of a plugin; the
 * ending of the name decides. Keeps main lines and headers, no variations.
 */
public final class GameExchange {
  private final Catalog catalog;

  /**
   * Uses the formats of a catalog.
   *
   * @param catalog where to find games and formats
   */
  public GameExchange(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Returns whether a file holds whole games, judging by its name; true if its ending is that of
   * saved games or of a format.
   */
  public boolean knows(Path file) {
    return own(file) || format(file).isPresent();
  }

  /**
   * Returns whether a file is one of this program, with variations and seats, judging by its name;
   * true if {@link GameFiles} reads more of it than its main line.
   */
  public static boolean own(Path file) {
    return name(file).endsWith(GameFiles.EXTENSION);
  }

  /** Returns the formats of plugins. */
  public List<GameFormat> formats() {
    return catalog.parts(GameFormat.class);
  }

  /** Returns the formats of plugins that hold games of some rules: those that support them. */
  public List<GameFormat> formats(Rules rules) {
    return formats().stream().filter(f -> f.supports(rules)).toList();
  }

  /**
   * Reads all games of a file, with the rules that are open if its format holds their games, else
   * with the standard rules of a game that fits.
   *
   * @param file the file
   * @param open the rules that are open, or null for none
   * @return the games, at least one
   * @throws InputException if the file cannot be read, see {@link #read}
   */
  public List<GameRecord> readAny(Path file, Rules open) {
    boolean fits = open != null && (own(file) || known(file).supports(open));
    return read(file, fits ? open : null);
  }

  /**
   * Reads all games of a file.
   *
   * @param file the file
   * @param open rules to read them with, or null for the standard rules of a game that fits
   * @return the games, at least one
   * @throws InputException if the file cannot be read, holds no game or a move is not legal; the
   *     sentence names the file, and the line where the format has lines
   */
  public List<GameRecord> read(Path file, Rules open) {
    String text = GameFiles.load(file);
    List<GameRecord> games;
    try {
      games =
          own(file)
              ? List.of(GameFiles.read(text, catalog, open).tree().record())
              : read(known(file), open, text);
    } catch (InputException e) {
      throw new InputException(file.getFileName() + ": " + e.getMessage());
    }
    if (games.isEmpty()) {
      throw new InputException("There is no game in '" + file.getFileName() + "'.");
    }
    return games;
  }

  /**
   * Writes games to a file, which is replaced only when the new one is complete.
   *
   * @param games games of the same rules, at least one
   * @param file where to
   * @throws InputException if the ending is unknown, the format does not fit the rules or holds one
   *     game only, or the file cannot be written
   */
  public void write(List<GameRecord> games, Path file) {
    Rules rules = games.get(0).line().rules();
    if (own(file)) {
      if (games.size() > 1) {
        throw new InputException(
            "A file %s holds one game, not %d; choose one of them."
                .formatted(GameFiles.EXTENSION, games.size()));
      }
      SavedGame saved = new SavedGame(GameTree.of(games.get(0)), Seats.humans(rules.players()));
      GameFiles.save(GameFiles.write(saved), file);
      return;
    }
    GameFormat format = known(file);
    if (!format.supports(rules)) {
      throw new InputException(
          "Games of %s cannot be written as %s.".formatted(rules.game().id(), format.name()));
    }
    GameFiles.save(format.write(rules, games), file);
  }

  private List<GameRecord> read(GameFormat format, Rules open, String text) {
    Rules rules =
        Stream.concat(
                Stream.ofNullable(open),
                open != null
                    ? Stream.empty()
                    : catalog.games().stream().map(g -> catalog.rules(g.id(), "", Map.of())))
            .filter(format::supports)
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        open == null
                            ? "no game is installed whose games are written as "
                                + format.name()
                                + "."
                            : "games of %s are not written as %s."
                                .formatted(open.game().id(), format.name())));
    return format.read(rules, text);
  }

  private Optional<GameFormat> format(Path file) {
    return formats().stream()
        .filter(f -> f.extensions().stream().anyMatch(e -> name(file).endsWith("." + e)))
        .findFirst();
  }

  private GameFormat known(Path file) {
    return format(file)
        .orElseThrow(
            () ->
                new InputException(
                    "'%s' does not end like a file of games; known endings: %s."
                        .formatted(file, String.join(", ", endings()))));
  }

  private List<String> endings() {
    return Stream.concat(
            Stream.of(GameFiles.EXTENSION),
            formats().stream().flatMap(f -> f.extensions().stream()).map(e -> "." + e))
        .distinct()
        .toList();
  }

  /** The root of a disk has no name. */
  private static String name(Path file) {
    Path name = file.getFileName();
    return name == null ? "" : name.toString().toLowerCase(Locale.ROOT);
  }
}

package org.plyscope.cli.option;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.PathText;
import org.plyscope.lab.file.TextFile;
import org.plyscope.lab.play.file.GameExchange;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;

/** Reads positions as users name them: by text, by id or name, or by a file. */
final class PositionArguments {
  private static final Pattern MOVES = Pattern.compile("(.+)#(\\d{1,6})");

  private static final int LARGEST = 1_000_000;

  private PositionArguments() {}

  /**
   * Reads a position.
   *
   * @param text a position, the id of one of the rules, the name of one of the user's own, or
   *     {@code @} and a file with one; of a file of whole games, the end of the first, or {@code
   *     @file#12} after twelve moves of it
   * @return the position under its name, or under its text if it has none
   */
  static Subject read(Rules rules, Services services, String text) {
    if (text.startsWith("@")) {
      String file = text.substring(1);
      return Subject.of(
          file, game(rules, services, file).orElseGet(() -> Line.of(rules, content(file))));
    }
    for (NamedPosition named : rules.positions()) {
      if (named.id().equals(text)) {
        return Subject.of(named.name(), Line.of(rules, named.position()));
      }
    }
    try {
      return Subject.of(text, Line.of(rules, text));
    } catch (InputException e) {
      return saved(rules, services.positions(), text, e);
    }
  }

  /** Finds one of the user's own positions; reports it if they cannot be read. */
  private static Subject saved(
      Rules rules, PositionLibrary library, String name, InputException otherwise) {
    for (SavedPosition saved : library.all()) {
      if (saved.of(rules) && saved.name().equalsIgnoreCase(name.strip())) {
        return Subject.of(saved.name(), Line.of(rules, saved.position()));
      }
    }
    throw library
        .problem()
        .map(problem -> new InputException(otherwise.getMessage() + " " + problem))
        .orElse(otherwise);
  }

  /** Returns the line of a file of whole games, up to the number behind it. */
  private static Optional<Line> game(Rules rules, Services services, String text) {
    Matcher matcher = MOVES.matcher(text);
    boolean numbered = matcher.matches();
    Path file = PathText.parse(numbered ? matcher.group(1) : text);
    GameExchange exchange = new GameExchange(services.catalog());
    if (!exchange.knows(file)) {
      return Optional.empty();
    }
    Line line = exchange.read(file, rules).get(0).line();
    if (!line.rules().game().id().equals(rules.game().id())) {
      throw new InputException(
          "'%s' holds a game of %s, not of %s."
              .formatted(file, line.rules().game().id(), rules.game().id()));
    }
    int moves = numbered ? Integer.parseInt(matcher.group(2)) : line.size();
    if (moves > line.size()) {
      throw new InputException(
          "The game in '%s' has %d moves; there is no move %d."
              .formatted(file, line.size(), moves));
    }
    return Optional.of(line.first(moves));
  }

  private static String content(String file) {
    try {
      return TextFile.read(PathText.parse(file), LARGEST).strip();
    } catch (NoSuchFileException e) {
      throw new InputException("There is no file '" + file + "' with a position.");
    } catch (IOException e) {
      throw new InputException(
          "The position file '%s' cannot be read (%s); it must be a text file in UTF-8."
              .formatted(file, FileReasons.of(e)));
    }
  }
}

package org.plyscope.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.position.SavedPosition;

/** Reads positions as users name them: by text, by id or name, or by a file. */
final class PositionTexts {
  private PositionTexts() {}

  /**
   * Reads a position.
   *
   * @param text a position, the id of one of the rules, the name of one of the user's own, or
   *     {@code @} and a file with one
   * @return the position under its name, or under its text if it has none
   */
  static Subject read(Rules rules, Services services, String text) {
    if (text.startsWith("@")) {
      return Subject.of(text.substring(1), Line.of(rules, content(text.substring(1))));
    }
    for (NamedPosition named : rules.positions()) {
      if (named.id().equals(text)) {
        return Subject.of(named.name(), Line.of(rules, named.position()));
      }
    }
    for (SavedPosition saved : services.positions().all()) {
      if (saved.of(rules) && saved.name().equalsIgnoreCase(text.strip())) {
        return Subject.of(saved.name(), Line.of(rules, saved.position()));
      }
    }
    return Subject.of(text, Line.of(rules, text));
  }

  private static String content(String file) {
    try {
      return Files.readString(Path.of(file)).strip();
    } catch (IOException | InvalidPathException e) {
      throw new InputException(
          "The position file '" + file + "' cannot be read; it must be a text file in UTF-8.");
    }
  }
}

package org.plyscope.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.cli.report.Services;
import org.plyscope.lab.position.SavedPosition;
import picocli.CommandLine.Option;

/** The option that says from which position. */
public final class PositionOption {
  @Option(
      names = "--position",
      paramLabel = "TEXT|@FILE",
      description =
          "The position, the name of one (see 'plyscope positions'), or a file with one; the start"
              + " if not given.")
  private String position;

  public Line line(Rules rules, Services services) {
    if (position == null) {
      return Line.of(rules);
    }
    String text =
        position.startsWith("@")
            ? content(position.substring(1))
            : named(rules).or(() -> own(rules, services)).orElse(position);
    return Line.of(rules, text);
  }

  private Optional<String> named(Rules rules) {
    return rules.positions().stream()
        .filter(named -> named.id().equals(position))
        .findFirst()
        .map(NamedPosition::position);
  }

  private Optional<String> own(Rules rules, Services services) {
    return services.positions().all().stream()
        .filter(saved -> saved.of(rules) && saved.name().equalsIgnoreCase(position.strip()))
        .findFirst()
        .map(SavedPosition::position);
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

package org.plyscope.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
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

  public State state(Rules rules, Services services) {
    if (position == null) {
      return rules.initial();
    }
    if (position.startsWith("@")) {
      return rules.parse(content(position.substring(1)));
    }
    return named(rules).or(() -> own(rules, services)).orElseGet(() -> rules.parse(position));
  }

  private Optional<State> named(Rules rules) {
    return rules.positions().stream()
        .filter(named -> named.id().equals(position))
        .findFirst()
        .map(NamedPosition::position)
        .map(rules::parse);
  }

  private Optional<State> own(Rules rules, Services services) {
    return services.positions().all().stream()
        .filter(saved -> saved.of(rules) && saved.name().equalsIgnoreCase(position.strip()))
        .findFirst()
        .map(SavedPosition::position)
        .map(rules::parse);
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

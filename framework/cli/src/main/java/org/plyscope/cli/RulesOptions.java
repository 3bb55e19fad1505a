package org.plyscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.lab.Catalog;
import picocli.CommandLine.Option;

/** The options that say which game is meant, by which rules, and from which position. */
final class RulesOptions {
  @Option(
      names = "--game",
      required = true,
      paramLabel = "ID",
      description = "The game, see 'plyscope games'.")
  private String game;

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      defaultValue = "",
      description = "A preset of its rules; the first one if not given.")
  private String preset;

  @Option(
      names = "--option",
      paramLabel = "KEY=VALUE",
      description = "An option of the rules that differs from the preset; may be repeated.")
  private List<String> changes = List.of();

  @Option(
      names = "--position",
      paramLabel = "TEXT|@FILE",
      description = "The position, the name of one, or a file with one; the start if not given.")
  private String position;

  Rules rules(Catalog catalog) {
    return catalog.rules(game, preset, changes());
  }

  private Map<String, String> changes() {
    Map<String, String> values = new LinkedHashMap<>();
    for (String change : changes) {
      int equals = change.indexOf('=');
      if (equals <= 0) {
        throw new InputException(
            "The option '" + change + "' is not of the form key=value, for example players=2.");
      }
      values.put(change.substring(0, equals).strip(), change.substring(equals + 1));
    }
    return values;
  }

  State state(Rules rules) {
    if (position == null) {
      return rules.initial();
    }
    if (position.startsWith("@")) {
      return rules.parse(content(position.substring(1)));
    }
    return rules.positions().stream()
        .filter(named -> named.id().equals(position))
        .findFirst()
        .map(NamedPosition::position)
        .map(rules::parse)
        .orElseGet(() -> rules.parse(position));
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

package org.plyscope.cli.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.catalog.Catalog;
import picocli.CommandLine.Option;

/** The options that choose the game and its rules. */
public final class RulesOptions {
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

  public Rules rules(Catalog catalog) {
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
}

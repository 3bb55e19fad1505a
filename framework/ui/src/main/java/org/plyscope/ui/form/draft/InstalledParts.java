package org.plyscope.ui.form.draft;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** The games, agents and parts that a form offers. */
public interface InstalledParts {
  /** Returns the installed games, by name. */
  List<Game> games();

  /** Returns the installed agents. */
  AgentCatalog catalog();

  /** Returns the service that knows the installed parts. */
  Analyst analyst();

  /** Finds a game; empty if it is not installed. */
  default Optional<Game> game(String id) {
    return games().stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /** Returns the options of a game as a preset of its rules sets them. */
  static OptionValues usual(Game game, String preset) {
    Map<String, String> chosen =
        game.presets().stream()
            .filter(one -> one.id().equals(preset))
            .findFirst()
            .map(Preset::values)
            .orElse(Map.of());
    return OptionValues.defaults(game.options()).with(chosen);
  }

  /**
   * Finds rules.
   *
   * @param game the id of the game
   * @param preset the id of a preset of its rules; empty for the usual ones
   * @param options options of the game that differ
   * @return the rules; empty if the game is not installed or an option is wrong
   */
  default Optional<Rules> rules(String game, String preset, Map<String, String> options) {
    try {
      return game(game).map(found -> found.rules(usual(found, preset).with(options)));
    } catch (InputException e) {
      return Optional.empty();
    }
  }
}

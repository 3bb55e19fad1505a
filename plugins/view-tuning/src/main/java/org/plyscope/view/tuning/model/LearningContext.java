package org.plyscope.view.tuning.model;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** The games, agents and parts that the forms of this plugin offer. Safe for any thread. */
@Component(service = LearningContext.class)
public final class LearningContext {
  private final Analyst analyst;
  private final AgentCatalog catalog;
  private final List<Game> games = new CopyOnWriteArrayList<>();

  /** Called by the framework. */
  @Activate
  public LearningContext(@Reference Analyst analyst, @Reference AgentCatalog catalog) {
    this.analyst = analyst;
    this.catalog = catalog;
  }

  /** Called by the framework when a game comes. */
  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  public void addGame(Game game) {
    games.add(game);
  }

  /** Called by the framework when a game goes. */
  public void removeGame(Game game) {
    games.remove(game);
  }

  /** Returns the catalog of the installed parts. */
  public Analyst analyst() {
    return analyst;
  }

  /** Returns the agents that are installed. */
  public AgentCatalog catalog() {
    return catalog;
  }

  /** Returns the installed games, by name. */
  public List<Game> games() {
    return games.stream()
        .sorted(Comparator.comparing(Game::name, String.CASE_INSENSITIVE_ORDER))
        .toList();
  }

  /**
   * Finds rules.
   *
   * @param game the id of the game
   * @param preset the id of a preset of its rules; empty for the usual ones
   * @param options options of the game that differ
   * @return the rules; empty if the game is not installed or an option is wrong
   */
  public Optional<Rules> rules(String game, String preset, Map<String, String> options) {
    return games.stream()
        .filter(one -> one.id().equals(game))
        .findFirst()
        .flatMap(one -> rules(one, preset, options));
  }

  private static Optional<Rules> rules(Game game, String preset, Map<String, String> options) {
    Map<String, String> chosen =
        game.presets().stream()
            .filter(one -> one.id().equals(preset))
            .findFirst()
            .map(Preset::values)
            .orElse(Map.of());
    try {
      OptionValues values = OptionValues.defaults(game.options()).with(chosen).with(options);
      return Optional.of(game.rules(values));
    } catch (InputException e) {
      return Optional.empty();
    }
  }
}

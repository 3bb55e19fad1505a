package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * The request behind the two figures of Ulfhake's study of Chinese Checkers (2000) that show nodes
 * against plies: the start board, and a stand-in for the lost midgame board.
 */
public final class UlfhakeFigures {
  /** How deep the figures go. */
  public static final int PLIES = 6;

  private static final String RULES = "ulfhake";
  private static final String MIDGAME = "midgame-surrogate";

  private UlfhakeFigures() {}

  /**
   * Makes the request.
   *
   * @param games the games that are installed
   * @param agents returns the agents that can be chosen under some rules
   * @param plies how deep to search
   */
  public static ComparisonRequest request(
      Collection<Game> games, Function<Rules, OfferedAgents> agents, int plies) {
    for (Game game : games) {
      for (Preset preset : game.presets()) {
        if (preset.id().equals(RULES)) {
          return request(
              game.rules(OptionValues.defaults(game.options()).with(preset.values())),
              agents,
              plies);
        }
      }
    }
    throw new InputException(
        "No installed game has the rules '" + RULES + "'; install the plugin Star halma.");
  }

  private static ComparisonRequest request(
      Rules rules, Function<Rules, OfferedAgents> agents, int plies) {
    List<Configuration> configurations = QuickAdds.ulfhake(agents.apply(rules), plies);
    if (configurations.isEmpty()) {
      throw new InputException(
          "Ulfhake's orderings are not installed; install the plugins Alpha-beta and Star halma.");
    }
    List<Subject> subjects = new ArrayList<>();
    subjects.add(Subject.of("Start", Line.of(rules)));
    rules.positions().stream()
        .filter(position -> position.id().equals(MIDGAME))
        .map(position -> Subject.of(position.name(), Line.of(rules, position.position())))
        .forEach(subjects::add);
    return ComparisonRequest.of(subjects, configurations);
  }
}

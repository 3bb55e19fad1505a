package org.plyscope.bench.rates;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.game.Rules;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/**
 * Prints win rates.
 *
 * <pre>
 * gauntlet GAME RULES GAMES OPENING SEED OPPONENT AGENT...   each agent against the same opponents
 * table    GAME RULES GAMES OPENING SEED AGENT...            first player (rows) against second player
 * </pre>
 *
 * <p>RULES is a preset of the game, OPENING a number of random moves before each game.
 */
final class StudyRates {
  private StudyRates() {}

  public static void main(String[] args) throws InterruptedException {
    if (args.length < 7) {
      System.err.println("(gauntlet|table) GAME RULES GAMES OPENING SEED AGENT...");
      return;
    }
    Catalog catalog = ShippedParts.catalog();
    Rules rules = catalog.rules(args[1], args[2], Map.of());
    Series series =
        new Series(
            catalog,
            rules,
            Integer.parseInt(args[3]),
            Integer.parseInt(args[4]),
            Long.parseLong(args[5]));
    List<String> agents = List.of(args).subList(6, args.length);
    if (args[0].equals("gauntlet")) {
      for (String agent : agents.subList(1, agents.size())) {
        print("%s against %s: %s", agent, agents.get(0), series.gauntlet(agent, agents.get(0)));
      }
    } else {
      for (String first : agents) {
        for (String second : agents) {
          print("%s – %s: %s", first, second, series.seated(List.of(first, second)));
        }
      }
    }
  }

  private static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}

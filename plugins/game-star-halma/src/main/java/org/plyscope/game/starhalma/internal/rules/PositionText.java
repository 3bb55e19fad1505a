package org.plyscope.game.starhalma.internal.rules;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.game.starhalma.internal.basics.Cast;

/**
 * Positions as text: {@code v1 red: a1 b1 …; blue: …; move: red}, then {@code places: red 2} if
 * players have finished and {@code ply: 17} if the number of plies is limited.
 *
 * <p>Fields may come in any order; written text has them in this one, and holes in reading order.
 */
final class PositionText {
  private static final String VERSION = "v1";

  private final StarRules rules;
  private final Map<String, Integer> holes = new HashMap<>();

  PositionText(StarRules rules) {
    this.rules = rules;
    for (int i = 0; i < rules.plan().labels().size(); i++) {
      holes.put(rules.plan().labels().get(i), i);
    }
  }

  String write(Setup setup) {
    Cast cast = rules.cast();
    StringBuilder text = new StringBuilder(VERSION);
    StringBuilder finished = new StringBuilder();
    for (int player = 0; player < rules.players(); player++) {
      text.append(player == 0 ? " " : "; ").append(cast.words().get(player)).append(':');
      rules
          .setups()
          .men(setup, player)
          .indices()
          .forEach(hole -> text.append(' ').append(rules.plan().labels().get(hole)));
      int place = rules.setups().place(setup, player);
      if (place > 0) {
        finished.append(' ').append(cast.words().get(player)).append(' ').append(place);
      }
    }
    text.append("; move: ").append(cast.words().get(setup.toMove()));
    if (finished.length() > 0) {
      text.append("; places:").append(finished);
    }
    if (rules.book().plyCap() > 0) {
      text.append("; ply: ").append(rules.setups().ply(setup));
    }
    return text.toString();
  }

  Setup read(String text) {
    Scanner scanner = new Scanner(text);
    scanner.expect(VERSION);
    Setup setup = Setup.empty(rules.board());
    Map<String, Integer> seen = new HashMap<>();
    do {
      int column = scanner.column();
      String field = scanner.word("a field like '" + rules.cast().words().get(0) + ":' or 'move:'");
      if (seen.put(field.toLowerCase(Locale.ROOT), column) != null) {
        throw InputException.at(column, "'" + field + "' again", "each field once");
      }
      scanner.expect(":");
      setup = field(setup, field, column, scanner);
    } while (scanner.accept(";"));
    scanner.expectEnd("';' or the end of the text");
    for (String word : rules.cast().words()) {
      requireField(seen, word, scanner);
    }
    requireField(seen, "move", scanner);
    return setup;
  }

  private static void requireField(Map<String, Integer> seen, String field, Scanner scanner) {
    if (!seen.containsKey(field.toLowerCase(Locale.ROOT))) {
      throw InputException.at(scanner.column(), "the end of the text", "'; " + field + ": …'");
    }
  }

  private Setup field(Setup setup, String field, int column, Scanner scanner) {
    int player = rules.cast().player(field);
    if (player >= 0) {
      return men(setup, player, scanner);
    }
    return switch (field.toLowerCase(Locale.ROOT)) {
      case "move" -> setup.withToMove(player(scanner));
      case "places" -> places(setup, column, scanner);
      case "ply" -> ply(setup, column, scanner);
      default ->
          throw InputException.at(
              column, "'" + field + "'", String.join(", ", rules.cast().words()) + " or move");
    };
  }

  private Setup men(Setup setup, int player, Scanner scanner) {
    Setup result = setup;
    while (!scanner.atEnd() && !scanner.at(";")) {
      int column = scanner.column();
      String label = scanner.word("a hole");
      Integer hole = holes.get(label);
      if (hole == null) {
        throw InputException.at(
            column,
            "'" + label + "'",
            "a hole of the board, for example " + rules.plan().labels().get(0));
      }
      if (result.content(hole) != 0) {
        throw InputException.at(column, "'" + label + "' again", "each hole at most once");
      }
      result = result.with(hole, player + 1);
    }
    return result;
  }

  private int player(Scanner scanner) {
    int column = scanner.column();
    String expected = String.join(" or ", rules.cast().words());
    String word = scanner.word(expected);
    int player = rules.cast().player(word);
    if (player < 0) {
      throw InputException.at(column, "'" + word + "'", expected);
    }
    return player;
  }

  private Setup places(Setup setup, int column, Scanner scanner) {
    if (!rules.remembersPlaces()) {
      throw InputException.at(
          column, "'places'", "no places, as the first to finish ends the game");
    }
    Setup result = setup;
    while (!scanner.atEnd() && !scanner.at(";")) {
      int player = player(scanner);
      result = rules.setups().withPlace(result, player, scanner.number(1, rules.players()));
    }
    return result;
  }

  private Setup ply(Setup setup, int column, Scanner scanner) {
    int cap = rules.book().plyCap();
    if (cap == 0) {
      throw InputException.at(column, "'ply'", "no ply, as the game is not limited");
    }
    return rules.setups().withPly(setup, scanner.number(0, cap));
  }
}

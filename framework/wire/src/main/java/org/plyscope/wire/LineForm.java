package org.plyscope.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/**
 * Writes and reads {@link Line lines}: the game, the options of its rules, the start, the moves.
 */
public final class LineForm {
  private LineForm() {}

  /**
   * Writes a line.
   *
   * @param line the line
   * @return its form
   */
  public static Map<String, Object> write(Line line) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("game", line.rules().game().id());
    form.put("options", line.rules().options().texts());
    form.put("start", line.start());
    form.put("moves", line.texts());
    return form;
  }

  /**
   * Reads a line.
   *
   * @param value its form
   * @param rules finds the rules of a game, by its id and the texts of its options
   * @return the line
   * @throws InputException if there are no such rules, the position is impossible or a move not
   *     legal
   */
  public static Line read(WireValue value, BiFunction<String, Map<String, String>, Rules> rules) {
    return value.object(
        form -> {
          String game = form.get("game").text();
          Map<String, String> options = form.get("options").options();
          String start = form.get("start").text();
          List<String> moves = form.get("moves").texts();
          return value.checked(() -> Line.parse(rules.apply(game, options), start, moves));
        });
  }
}

package org.plyscope.ui.text;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * Describes in a few words the game, rules and position that something belongs to, the same way in
 * the title of the window, above results and below figures.
 */
public final class Titles {
  private static final int MOST_CHANGES = 3;

  private Titles() {}

  /**
   * Names a game and its rules.
   *
   * @param rules some rules
   * @return for example {@code "Chinese Checkers, Ulfhake"}; the game alone if it has one preset at
   *     most and nothing was changed
   */
  public static String game(Rules rules) {
    String variant = rules(rules);
    return rules.game().name() + (variant.isEmpty() ? "" : ", " + variant);
  }

  /**
   * Names rules among those of their game: the nearest preset, and the differences from it.
   *
   * @param rules some rules
   * @return for example {@code "Ulfhake"} or {@code "Standard (Marbles 6)"}; may be empty
   */
  public static String rules(Rules rules) {
    Game game = rules.game();
    OptionValues values = rules.options();
    String name = "";
    Map<String, String> changes = values.changes();
    boolean first = true;
    for (Preset preset : game.presets()) {
      Map<String, String> from = values.changesFrom(withDefaults(values, preset));
      if (first || from.size() < changes.size()) {
        name = preset.name();
        changes = from;
      }
      first = false;
    }
    boolean only = game.presets().size() == 1 && changes.isEmpty();
    return only ? "" : (name + changed(values, changes)).strip();
  }

  private static OptionValues withDefaults(OptionValues values, Preset preset) {
    return OptionValues.defaults(values.options()).with(preset.values());
  }

  private static String changed(OptionValues values, Map<String, String> changes) {
    if (changes.isEmpty()) {
      return "";
    }
    String some =
        changes.entrySet().stream()
            .limit(MOST_CHANGES)
            .map(change -> label(values, change.getKey()) + " " + change.getValue())
            .collect(Collectors.joining(", "));
    return " (" + some + (changes.size() > MOST_CHANGES ? ", …" : "") + ")";
  }

  private static String label(OptionValues values, String id) {
    return values.options().stream()
        .filter(option -> option.id().equals(id))
        .map(Option::label)
        .findFirst()
        .orElse(id);
  }

  /**
   * Names a position that comes with its rules.
   *
   * @param rules the rules
   * @param position its text
   * @return its name, {@code "Start"} for the initial position, or empty if it has no name
   */
  public static Optional<String> known(Rules rules, String position) {
    Optional<String> named =
        rules.positions().stream()
            .filter(p -> p.position().equals(position))
            .map(NamedPosition::name)
            .findFirst();
    return named.isEmpty() && rules.initial().position().equals(position)
        ? Optional.of("Start")
        : named;
  }

  /**
   * Names the end of a line by where it began and how far it went.
   *
   * @param line a line
   * @param own names of the user's own positions, as far as they are known to the caller
   * @return for example {@code "Midgame"}, {@code "Start, after 3 moves"} or {@code "Custom
   *     position"}
   */
  public static String position(Line line, Map<String, String> own) {
    for (String text : List.of(line.position(), line.start())) {
      Optional<String> name =
          Optional.ofNullable(own.get(text)).or(() -> known(line.rules(), text));
      if (name.isPresent()) {
        return text.equals(line.position()) ? name.get() : name.get() + after(line.size());
      }
    }
    return "Custom position" + (line.size() == 0 ? "" : after(line.size()));
  }

  /**
   * Returns how the user calls positions.
   *
   * @param saved the positions that the user has saved
   * @return their names by the texts of the positions
   */
  public static Map<String, String> names(Collection<Subject> saved) {
    Map<String, String> names = new HashMap<>();
    saved.forEach(one -> names.putIfAbsent(one.line().position(), one.name()));
    return names;
  }

  /**
   * Writes a move for a list, where other moves stand around it: in the notation of the game, or as
   * people call it if that is shorter.
   *
   * @param state a position
   * @param move a legal move of it
   * @return a short text
   */
  public static String move(State state, long move) {
    return move(state.text(move), state.label(move));
  }

  /**
   * Chooses how a move is written in a list.
   *
   * @param text the move in the notation of the game
   * @param label its usual name
   * @return the shorter one
   */
  public static String move(String text, String label) {
    return label.length() < text.length() ? label : text;
  }

  private static String after(int moves) {
    return ", after " + Digits.count(moves, "move");
  }
}

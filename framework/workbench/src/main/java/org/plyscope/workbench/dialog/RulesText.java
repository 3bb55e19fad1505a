package org.plyscope.workbench.dialog;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Seat;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.ui.form.IdentifierText;

/** Rules in sentences, as they are with the options that are chosen. */
final class RulesText {
  private RulesText() {}

  /** Describes a preset, and what was changed about it. */
  static String preset(Preset preset, OptionValues values) {
    OptionValues base = OptionValues.defaults(values.options()).with(preset.values());
    Map<String, String> changes = values.changesFrom(base);
    if (changes.isEmpty()) {
      return preset.description();
    }
    return changes.entrySet().stream()
        .map(change -> changed(option(values.options(), change.getKey()), change.getValue()))
        .collect(Collectors.joining(", ", preset.name() + ", but: ", "."));
  }

  private static Option<?> option(List<Option<?>> options, String id) {
    return options.stream().filter(o -> o.id().equals(id)).findFirst().orElseThrow();
  }

  private static String changed(Option<?> option, String value) {
    return switch (option.kind()) {
      case FLAG -> option.label() + (Boolean.parseBoolean(value) ? " on" : " off");
      case CHOICE -> option.label() + " “" + IdentifierText.of(value) + "”";
      default -> option.label() + " " + value;
    };
  }

  /** Describes the board and its players. */
  static String facts(Rules rules) {
    State start = rules.initial();
    int moves = start.over() ? 0 : start.moves(new MoveList());
    List<Seat> seats = rules.board().seats();
    long cells = rules.board().cells().stream().filter(Cell::playable).count();
    return "%d players on %d cells: %s. %s begins and has %d moves to choose from."
        .formatted(
            rules.players(),
            cells,
            seats.stream().map(Seat::name).collect(Collectors.joining(", ")),
            seats.get(start.toMove()).name(),
            moves);
  }
}

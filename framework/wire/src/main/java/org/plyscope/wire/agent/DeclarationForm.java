package org.plyscope.wire.agent;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.Preset;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.program.ProgramDeclaration.Feature;
import org.plyscope.wire.FiguresForm;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.Units;

/** Writes and reads the declaration of a program in its {@code hello}. */
public final class DeclarationForm {
  private static final int MOST = 500;

  private DeclarationForm() {}

  /**
   * Writes a declaration.
   *
   * @param declared the declaration
   * @return its form
   */
  public static Map<String, Object> write(ProgramDeclaration declared) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("protocol", AgentProtocol.VERSION);
    form.put("name", declared.name());
    form.put("version", declared.version());
    form.put("author", declared.author());
    form.put("description", declared.description());
    List<Map<String, Object>> games = new ArrayList<>();
    declared.games().forEach((id, options) -> games.add(Map.of("id", id, "options", options)));
    form.put("games", games);
    form.put("players", List.of(declared.leastPlayers(), declared.mostPlayers()));
    form.put("limits", List.copyOf(declared.limits()));
    form.put("features", List.copyOf(declared.features()));
    form.put("endsByItself", declared.endsByItself());
    form.put("repeatable", declared.repeatable());
    form.put("options", declared.options().stream().map(OptionForm::write).toList());
    form.put("presets", declared.presets().stream().map(DeclarationForm::write).toList());
    form.put("figures", FiguresForm.writeDeclarations(declared.figures()));
    return form;
  }

  private static Map<String, Object> write(Preset preset) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", preset.id());
    form.put("name", preset.name());
    form.put("description", preset.description());
    form.put("options", preset.values());
    return form;
  }

  /**
   * Reads a declaration.
   *
   * @param value its form
   * @return the declaration
   * @throws InputException if it speaks another version, has no name, or a value is wrong
   */
  public static ProgramDeclaration read(WireValue value) {
    WireValue protocol = OptionForm.required(value, "protocol");
    if (protocol.count() != AgentProtocol.VERSION) {
      throw protocol.wrong(AgentProtocol.VERSION + ", the version that this program speaks");
    }
    ProgramDeclaration.Builder made =
        ProgramDeclaration.named(OptionForm.required(value, "name").text())
            .version(text(value, "version"))
            .author(text(value, "author"))
            .description(text(value, "description"))
            .endsByItself(value.member("endsByItself").map(WireValue::flag).orElse(false))
            .repeatable(value.member("repeatable").map(WireValue::flag).orElse(true))
            .limits(constants(value, "limits", Limits.Kind.class))
            .features(constants(value, "features", Feature.class))
            .games(games(value))
            .options(list(value, "options").stream().<Option<?>>map(OptionForm::read).toList())
            .presets(list(value, "presets").stream().map(DeclarationForm::preset).toList())
            .figures(list(value, "figures").stream().map(DeclarationForm::figure).toList());
    value.member("players").ifPresent(players -> players(made, players));
    return made.build();
  }

  private static void players(ProgramDeclaration.Builder made, WireValue value) {
    long[] range = value.counts();
    if (range.length != 2 || range[0] < 2 || range[1] > 6 || range[0] > range[1]) {
      throw value.wrong("the smallest and the largest number of players, from 2 to 6");
    }
    made.players((int) range[0], (int) range[1]);
  }

  private static String text(WireValue value, String key) {
    return value.member(key).map(WireValue::text).orElse("");
  }

  private static List<WireValue> list(WireValue value, String key) {
    List<WireValue> list = value.member(key).map(WireValue::list).orElse(List.of());
    if (list.size() > MOST) {
      throw InputException.in(value.place(), key + " has more than " + MOST + " entries.");
    }
    return list;
  }

  /** Skips values that a newer program may add. */
  private static <E extends Enum<E>> Set<E> constants(WireValue value, String key, Class<E> type) {
    Set<E> all = EnumSet.noneOf(type);
    for (WireValue one : list(value, key)) {
      for (E constant : type.getEnumConstants()) {
        if (constant.name().equalsIgnoreCase(one.text())) {
          all.add(constant);
        }
      }
    }
    return all;
  }

  private static Map<String, Map<String, String>> games(WireValue value) {
    Map<String, Map<String, String>> games = new LinkedHashMap<>();
    for (WireValue one : list(value, "games")) {
      if (one.isText()) {
        games.put(one.text(), Map.of());
      } else {
        games.put(OptionForm.required(one, "id").text(), options(one));
      }
    }
    return games;
  }

  private static Map<String, String> options(WireValue value) {
    Map<String, String> options = new LinkedHashMap<>();
    value
        .member("options")
        .ifPresent(all -> all.members().forEach((id, one) -> options.put(id, Units.scalar(one))));
    return options;
  }

  private static Preset preset(WireValue value) {
    String id = OptionForm.required(value, "id").text();
    String name = value.member("name").map(WireValue::text).orElse(id);
    Preset preset =
        Preset.of(id, name, value.member("description").map(WireValue::text).orElse(name));
    for (Map.Entry<String, String> one : options(value).entrySet()) {
      preset = preset.with(one.getKey(), one.getValue());
    }
    return preset;
  }

  private static Figure figure(WireValue value) {
    String id = OptionForm.required(value, "id").text();
    String label = value.member("label").map(WireValue::text).orElse(id);
    Figure.Format format =
        value
            .member("format")
            .map(one -> one.constant(Figure.Format.class))
            .orElse(Figure.Format.NUMBER);
    return value.checked(
        () ->
            Figure.of(id, label)
                .withHelp(text(value, "help"))
                .withUnit(text(value, "unit"))
                .withFormat(format));
  }
}

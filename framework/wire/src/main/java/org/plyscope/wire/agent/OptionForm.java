package org.plyscope.wire.agent;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.Units;

/** Writes and reads declarations of {@link Option options}. */
final class OptionForm {
  /** A program may declare options that need nothing of the host. */
  private static final List<String> KINDS =
      List.of("flag", "integer", "decimal", "choice", "text", "file");

  private OptionForm() {}

  static Map<String, Object> write(Option<?> option) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("id", option.id());
    form.put("kind", kind(option));
    form.put("label", option.label());
    form.put("help", option.help());
    form.put("standard", String.valueOf(option.standard()));
    if (option.kind() == Option.Kind.INTEGER) {
      form.put("min", (long) option.min());
      form.put("max", (long) option.max());
    } else if (option.kind() == Option.Kind.DECIMAL) {
      form.put("min", option.min());
      form.put("max", option.max());
    }
    if (option.kind() == Option.Kind.CHOICE || option.kind() == Option.Kind.FILE) {
      form.put("choices", option.choices());
    }
    return form;
  }

  private static String kind(Option<?> option) {
    String kind = option.kind().name().toLowerCase(Locale.ROOT);
    // Only the host knows its parts.
    return KINDS.contains(kind) ? kind : "text";
  }

  static Option<?> read(WireValue value) {
    String id = required(value, "id").text();
    String label = value.member("label").map(WireValue::text).orElse(id);
    String help = value.member("help").map(WireValue::text).orElse(label);
    WireValue kind = required(value, "kind");
    String standard = value.member("standard").map(Units::scalar).orElse("");
    List<String> choices = value.member("choices").map(WireValue::texts).orElse(List.of());
    return value.checked(
        () ->
            switch (kind.text()) {
              case "flag" -> Option.flag(id, label, help, "true".equals(standard));
              case "integer" -> integer(value, id, label, help, standard);
              case "decimal" -> decimal(value, id, label, help, standard);
              case "choice" -> {
                String first = choices.isEmpty() ? "" : choices.get(0);
                yield Option.choice(
                    id, label, help, standard.isEmpty() ? first : standard, choices);
              }
              case "text" -> Option.text(id, label, help, standard);
              case "file" -> Option.file(id, label, help, choices);
              default -> throw kind.wrong("one of " + String.join(", ", KINDS));
            });
  }

  private static Option<Long> integer(
      WireValue value, String id, String label, String help, String standard) {
    long min = value.member("min").map(OptionForm::whole).orElse((long) Integer.MIN_VALUE);
    long max = value.member("max").map(OptionForm::whole).orElse((long) Integer.MAX_VALUE);
    Option<Long> bounds = Option.integer(id, label, help, min, min, max);
    return Option.integer(
        id, label, help, bounds.parse(standard.isEmpty() ? "" + min : standard), min, max);
  }

  private static long whole(WireValue value) {
    return value.whole(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static Option<Double> decimal(
      WireValue value, String id, String label, String help, String standard) {
    double min = value.member("min").map(WireValue::number).orElse(-Double.MAX_VALUE);
    double max = value.member("max").map(WireValue::number).orElse(Double.MAX_VALUE);
    Option<Double> bounds = Option.decimal(id, label, help, min, min, max);
    return Option.decimal(
        id, label, help, bounds.parse(standard.isEmpty() ? "" + min : standard), min, max);
  }

  static WireValue required(WireValue value, String key) {
    return value.member(key).orElseThrow(() -> InputException.missing(value.place(), key));
  }
}

package org.plyscope.ui.form.draft;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.wire.WireValue;

/**
 * Values of options as people write them in a field: one value, several after commas, a range such
 * as {@code 1..8} or {@code 2..10 step 2}, or steps of equal ratio such as {@code 100..100000 in
 * 4}.
 */
public final class SweepText {
  /** How to write several values, for tool tips. */
  public static final String HELP =
      "Several values are swept over: 2, 4, 6 or 1..8 or 2..10 step 2 or 100..100000 in 4.";

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

  /** Numbers and gaps have a largest length, since the pattern tries every way to share dots. */
  private static final Pattern RANGE =
      Pattern.compile(
          "(-?[\\d.]{1,40})\\s{0,40}\\.\\.\\s{0,40}(-?[\\d.]{1,40}?)"
              + "(?:\\s{1,40}(step|in)\\s{1,40}([\\d.]{1,40}))?");

  private SweepText() {}

  /** Writes the value of a field as JSON. */
  static String json(String field) {
    String text = field.strip();
    Matcher range = RANGE.matcher(text);
    if (range.matches() && isNumber(range.group(1)) && isNumber(range.group(2))) {
      String ends = "[" + range.group(1) + ", " + range.group(2) + "]";
      if ("in".equals(range.group(3))) {
        return "{ \"log\": " + ends + ", \"steps\": " + range.group(4) + " }";
      }
      return range.group(3) == null
          ? "{ \"range\": " + ends + " }"
          : "{ \"range\": " + ends + ", \"step\": " + range.group(4) + " }";
    }
    // A comma in brackets belongs to the options of a part.
    if (text.indexOf(',') >= 0 && text.indexOf('[') < 0) {
      return Stream.of(text.split(",", -1))
          .map(String::strip)
          .filter(value -> !value.isEmpty())
          .map(SweepText::scalar)
          .collect(Collectors.joining(", ", "{ \"each\": [", "] }"));
    }
    return scalar(text);
  }

  private static boolean isNumber(String text) {
    return NUMBER.matcher(text).matches();
  }

  private static String scalar(String value) {
    return isNumber(value) || value.equals("true") || value.equals("false")
        ? value
        : JsonText.quoted(value);
  }

  /** Returns whether a field holds several values. */
  static boolean isSweep(String field) {
    return json(field).startsWith("{");
  }

  /** Returns a value of the text as it is written in a field; empty if no field can show it. */
  static Optional<String> field(WireValue node) {
    if (!node.isObject()) {
      return node.isList() ? Optional.empty() : Optional.of(JsonText.scalar(node));
    }
    return node.member("each")
        .map(each -> list(each, ", "))
        .or(
            () ->
                node.member("range")
                    .map(range -> list(range, "..") + after(node, "step", " step ")))
        .or(() -> node.member("log").map(log -> list(log, "..") + after(node, "steps", " in ")));
  }

  /** Returns the values of a list with something between them. */
  static String list(WireValue node, String between) {
    return JsonText.items(node).stream().map(JsonText::scalar).collect(Collectors.joining(between));
  }

  private static String after(WireValue node, String key, String word) {
    return node.member(key).map(value -> word + JsonText.scalar(value)).orElse("");
  }
}

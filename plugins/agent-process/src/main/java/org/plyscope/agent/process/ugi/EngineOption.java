package org.plyscope.agent.process.ugi;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;

/**
 * An option as an engine declares it.
 *
 * @param name its name in the protocol
 * @param option its declaration here
 */
record EngineOption(String name, Option<?> option) {
  private static final Pattern LINE =
      Pattern.compile("option\\s+name\\s+(.+?)\\s+type\\s+(\\w+)(.*)");
  private static final String NEXT = "(?=\\s+(?:default|min|max|var)\\s|$)";
  private static final Pattern DEFAULT = Pattern.compile("\\sdefault\\s*(.*?)" + NEXT);
  private static final Pattern LEAST = Pattern.compile("\\smin\\s+(-?\\d{1,18})");
  private static final Pattern MOST = Pattern.compile("\\smax\\s+(-?\\d{1,18})");
  private static final Pattern CHOICE = Pattern.compile("\\svar\\s+(.+?)" + NEXT);
  private static final String EMPTY = "<empty>";

  /** Reads a line; empty if it declares nothing that has a value, or nonsense. */
  static Optional<EngineOption> parse(String line) {
    // Single blanks, because long runs of them would be tried in every combination.
    Matcher matcher = LINE.matcher(line.strip().replaceAll("\\s+", " "));
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String name = matcher.group(1);
    String rest = matcher.group(3);
    try {
      return option(name, matcher.group(2), rest).map(option -> new EngineOption(name, option));
    } catch (InputException e) {
      // A default outside of its own bounds; the engine keeps whatever it has.
      return Optional.empty();
    }
  }

  private static Optional<Option<?>> option(String name, String type, String rest) {
    String id = id(name);
    String help = "The option '" + name + "' of the engine.";
    String standard = first(DEFAULT, rest, "");
    if (id.isEmpty()) {
      return Optional.empty();
    }
    return switch (type) {
      case "check" -> Optional.of(Option.flag(id, name, help, standard.equalsIgnoreCase("true")));
      case "spin" -> {
        long least = number(first(LEAST, rest, ""), Integer.MIN_VALUE);
        long most = number(first(MOST, rest, ""), Integer.MAX_VALUE);
        yield Optional.of(Option.integer(id, name, help, number(standard, least), least, most));
      }
      case "combo" -> {
        List<String> choices = all(CHOICE, rest);
        yield choices.isEmpty()
            ? Optional.empty()
            : Optional.of(Option.choice(id, name, help, standard, choices));
      }
      case "string", "filename" ->
          Optional.of(Option.text(id, name, help, standard.equals(EMPTY) ? "" : standard));
      default -> Optional.empty();
    };
  }

  /** Returns the value of an option as the protocol writes it. */
  static String value(String text) {
    return text.isEmpty() ? EMPTY : text;
  }

  /** Reads a value of the protocol. */
  static String text(String value) {
    return value.equals(EMPTY) ? "" : value;
  }

  /** Writes a declaration of this program as the protocol does. */
  static String line(Option<?> option) {
    String standard = String.valueOf(option.standard());
    String head = "option name " + option.id() + " type ";
    return switch (option.kind()) {
      case FLAG -> head + "check default " + standard;
      case INTEGER ->
          "%sspin default %s min %.0f max %.0f"
              .formatted(head, standard, option.min(), option.max());
      case CHOICE ->
          head + "combo default " + standard + " var " + String.join(" var ", option.choices());
      default -> head + "string default " + value(standard);
    };
  }

  private static String id(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  private static long number(String text, long otherwise) {
    return text.matches("-?\\d{1,18}") ? Long.parseLong(text) : otherwise;
  }

  private static String first(Pattern pattern, String text, String otherwise) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group(1).strip() : otherwise;
  }

  private static List<String> all(Pattern pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1).strip());
    }
    return found;
  }
}

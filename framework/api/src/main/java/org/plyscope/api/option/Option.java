package org.plyscope.api.option;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyscope.api.InputException;

/**
 * One typed, documented, bounded parameter. Built by plugins with the factory methods.
 *
 * @param <T> the type of its values: Boolean, Long, Double or String
 */
public final class Option<T> {
  /** The kind of value an option takes, and hence which control a form shows for it. */
  public enum Kind {
    /** Yes or no; {@link Boolean}. */
    FLAG,
    /** A whole number between two bounds; {@link Long}. */
    INTEGER,
    /** A number between two bounds; {@link Double}. */
    DECIMAL,
    /** One of a few words; {@link String}. */
    CHOICE,
    /** Any text; {@link String}. */
    TEXT,
    /** Names a part of the kind {@link #partKind()}; {@link String}. */
    PART,
    /** Names a file; {@link String}. */
    FILE
  }

  private final Kind kind;
  private final Class<T> type;
  private final String id;
  private final String label;
  private final String help;
  private final T standard;
  private final double min;
  private final double max;
  private final List<String> choices;
  private final Class<?> part;
  private final String empty;

  private Option(
      Kind kind,
      Class<T> type,
      String id,
      String label,
      String help,
      T standard,
      double min,
      double max,
      List<String> choices) {
    this(kind, type, id, label, help, standard, min, max, choices, null, "");
  }

  private Option(
      Kind kind,
      Class<T> type,
      String id,
      String label,
      String help,
      T standard,
      double min,
      double max,
      List<String> choices,
      Class<?> part,
      String empty) {
    this.kind = kind;
    this.type = type;
    this.id = id;
    this.label = label;
    this.help = help;
    this.min = min;
    this.max = max;
    this.choices = List.copyOf(choices);
    this.part = part;
    this.empty = empty;
    this.standard = checked(standard);
  }

  /**
   * Declares a yes-or-no option.
   *
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it
   * @param standard the default
   * @return the option
   */
  public static Option<Boolean> flag(String id, String label, String help, boolean standard) {
    return new Option<>(
        Kind.FLAG, Boolean.class, id, label, help, standard, 0, 0, List.of("true", "false"));
  }

  /**
   * Declares a whole-number option.
   *
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it
   * @param standard the default
   * @param min the smallest value
   * @param max the largest value
   * @return the option
   */
  public static Option<Long> integer(
      String id, String label, String help, long standard, long min, long max) {
    return new Option<>(Kind.INTEGER, Long.class, id, label, help, standard, min, max, List.of());
  }

  /**
   * Declares a decimal option.
   *
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it
   * @param standard the default
   * @param min the smallest value
   * @param max the largest value
   * @return the option
   */
  public static Option<Double> decimal(
      String id, String label, String help, double standard, double min, double max) {
    return new Option<>(Kind.DECIMAL, Double.class, id, label, help, standard, min, max, List.of());
  }

  /**
   * Declares an option that is one of a few words.
   *
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it
   * @param standard the default, one of the choices
   * @param choices the possible words, kebab-case
   * @return the option
   */
  public static Option<String> choice(
      String id, String label, String help, String standard, List<String> choices) {
    return new Option<>(Kind.CHOICE, String.class, id, label, help, standard, 0, 0, choices);
  }

  /**
   * Declares an option that takes any text.
   *
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it, including the syntax of the text
   * @param standard the default
   * @return the option
   */
  public static Option<String> text(String id, String label, String help, String standard) {
    return new Option<>(Kind.TEXT, String.class, id, label, help, standard, 0, 0, List.of());
  }

  /**
   * Declares an option that names a part, for example an evaluator. The text is a {@link
   * PartReference}, or several joined by {@code +} if the {@link PartKind#joins kind} allows it.
   * The part that declares the option gets a working instance from its {@code
   * org.plyscope.api.part.PartContext}.
   *
   * @param kind the interface of such parts, annotated with {@link PartKind}
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it
   * @return the option; its default is the empty string, which stands for the part that the host
   *     chooses, see {@code org.plyscope.api.part}
   */
  public static Option<String> part(Class<?> kind, String id, String label, String help) {
    return part(kind, id, label, help, "");
  }

  /**
   * Declares an option that names a part and has a default of its own.
   *
   * @param kind the interface of such parts, annotated with {@link PartKind}
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it
   * @param standard the default, for example {@code kalah-heuristics[weights=run-19]}
   * @return the option
   */
  public static Option<String> part(
      Class<?> kind, String id, String label, String help, String standard) {
    if (!kind.isAnnotationPresent(PartKind.class)) {
      throw new IllegalArgumentException(
          kind.getName() + " is not a kind of part: it has no annotation @PartKind.");
    }
    return new Option<>(
        Kind.PART, String.class, id, label, help, standard, 0, 0, List.of(), kind, "");
  }

  /**
   * Declares an option that names a file, for example a table or a model. A relative path is looked
   * up in the working directory, then in the user's data directory. The part that declares the
   * option gets the file from its {@code org.plyscope.api.part.PartContext}.
   *
   * @param id stable kebab-case name, used in files and on the command line
   * @param label short name for forms
   * @param help one sentence that explains it, including the content of the file
   * @param endings the usual file name extensions, in lower case without the dot; may be empty
   * @return the option; its default is the empty string, which means no file
   */
  public static Option<String> file(String id, String label, String help, List<String> endings) {
    return new Option<>(
        Kind.FILE, String.class, id, label, help, "", 0, 0, endings, null, "no file");
  }

  /**
   * Returns this option with its own meaning for the empty string: that it names no part. The
   * effect is up to the part that declares the option.
   *
   * @param meaning a few words for forms, for example {@code "the order of the houses"}
   * @return a new option
   * @throws IllegalArgumentException if this option names neither a part nor a file
   */
  public Option<T> whenEmpty(String meaning) {
    if (kind != Kind.PART && kind != Kind.FILE) {
      throw new IllegalArgumentException("Option '" + id + "' names neither a part nor a file.");
    }
    return new Option<>(kind, type, id, label, help, standard, min, max, choices, part, meaning);
  }

  /**
   * Returns the kind of value this option takes.
   *
   * @return the kind
   */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns the stable kebab-case name.
   *
   * @return the id
   */
  public String id() {
    return id;
  }

  /**
   * Returns the short name for forms.
   *
   * @return the label
   */
  public String label() {
    return label;
  }

  /**
   * Returns the sentence that explains the option.
   *
   * @return the help text
   */
  public String help() {
    return help;
  }

  /**
   * Returns the default.
   *
   * @return the value used when none is given
   */
  public T standard() {
    return standard;
  }

  /**
   * Returns the lower bound of a number.
   *
   * @return the bound; meaningless for other kinds
   */
  public double min() {
    return min;
  }

  /**
   * Returns the upper bound of a number.
   *
   * @return the bound; meaningless for other kinds
   */
  public double max() {
    return max;
  }

  /**
   * Returns the words of a {@link Kind#CHOICE}, {@code true} and {@code false} for a flag, or the
   * usual extensions for a file.
   *
   * @return the words in order, empty for the other kinds
   */
  public List<String> choices() {
    return choices;
  }

  /**
   * Returns which kind of part the option names.
   *
   * @return an interface annotated with {@link PartKind}; empty unless this is a {@link Kind#PART}
   */
  public Optional<Class<?>> partKind() {
    return Optional.ofNullable(part);
  }

  /**
   * Returns the meaning of the empty string where the option gives it {@linkplain #whenEmpty a
   * meaning of its own}.
   *
   * @return a few words; the empty string if the host chooses a part instead, and for options that
   *     name neither a part nor a file
   */
  public String emptyMeaning() {
    return empty;
  }

  /**
   * Parses a value.
   *
   * @param text the text of the user
   * @return the value
   * @throws InputException if the text is not a value of this option
   */
  public T parse(String text) {
    Object value =
        switch (kind) {
          case FLAG -> flagValue(text.strip());
          case INTEGER -> integerValue(text.strip());
          case DECIMAL -> decimalValue(text.strip());
          default -> text;
        };
    return checked(type.cast(value));
  }

  /**
   * Writes a value as text that {@link #parse} reads back.
   *
   * @param value a value of this option
   * @return its text
   */
  public String format(T value) {
    return String.valueOf(value);
  }

  /** Returns the value if it is allowed. */
  T checked(Object value) {
    boolean inBounds =
        !(value instanceof Number number)
            || (number.doubleValue() >= min && number.doubleValue() <= max);
    if (!inBounds || (kind == Kind.CHOICE && !choices.contains(value))) {
      throw wrong(String.valueOf(value));
    }
    return type.cast(value);
  }

  private Boolean flagValue(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "yes", "on", "1" -> true;
      case "false", "no", "off", "0" -> false;
      default -> throw wrong(text);
    };
  }

  private Long integerValue(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw wrong(text);
    }
  }

  private Double decimalValue(String text) {
    try {
      return Double.valueOf(text);
    } catch (NumberFormatException e) {
      throw wrong(text);
    }
  }

  private InputException wrong(String value) {
    String right =
        switch (kind) {
          case INTEGER -> "a whole number from " + (long) min + " to " + (long) max;
          case DECIMAL -> "a number from " + min + " to " + max;
          case FLAG -> "true or false";
          default -> "one of " + String.join(", ", choices);
        };
    return new InputException(
        "Option '" + id + "' is " + InputException.quote(value) + "; it must be " + right + ".");
  }

  @Override
  public String toString() {
    return id;
  }
}

package org.plyscope.api.measure;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.TraceRecorder;

/**
 * A number of an agent's own choosing, declared as data: the mean length of its playouts, say, or
 * the prior of a move. Built by agents, usually as constants; immutable.
 *
 * <p>A figure about a whole search goes into its {@link SearchResult}, one about a move of the root
 * into a {@link Candidate}, one about a node into the {@link TraceRecorder}. Tables, exports and
 * files show it wherever it was reported. The declaration travels with the numbers, so a file can
 * be read without the agent that made it.
 *
 * <p>Figures with the same id are the same figure; one agent declares each of them once.
 */
public final class Figure {
  /** The largest number of figures that a result, a candidate or a trace may have. */
  public static final int MOST = 32;

  /** How the numbers of a figure are written. */
  public enum Format {
    /** With up to three decimals. */
    NUMBER("#,##0.###", 1),
    /** As a whole number. */
    COUNT("#,##0", 1),
    /** A share from 0 to 1 as a percentage. */
    PERCENT("#,##0.#", 100),
    /** As the value of a position, see {@link Value#text}. */
    VALUE("", 1);

    private final String pattern;
    private final double factor;

    Format(String pattern, double factor) {
      this.pattern = pattern;
      this.factor = factor;
    }
  }

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*+(?:-[a-z0-9]++)*+");
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_HELP = 400;

  private final String id;
  private final String label;
  private final String help;
  private final Format format;
  private final String unit;

  private Figure(String id, String label, String help, Format format, String unit) {
    this.id = id;
    this.label = label;
    this.help = help;
    this.format = Objects.requireNonNull(format);
    this.unit = unit;
  }

  /**
   * Declares a figure without help or unit, written with up to three decimals.
   *
   * @param id stable kebab-case id, unique within the agent
   * @param label the name in tables
   * @return the figure
   * @throws InputException if the id is not kebab-case, or a text is empty or too long
   */
  public static Figure of(String id, String label) {
    if (id.length() > LONGEST_NAME || !ID.matcher(id).matches()) {
      throw new InputException(
          "The figure id "
              + InputException.quote(id)
              + " must be kebab-case of at most 40 characters.");
    }
    if (label.isBlank()) {
      throw new InputException("The label of figure '" + id + "' is empty.");
    }
    return new Figure(id, checked(label, "label", LONGEST_NAME), "", Format.NUMBER, "");
  }

  /**
   * Returns this figure with an explanation.
   *
   * @param sentence the meaning of the number
   * @return a new figure
   * @throws InputException if it is longer than 400 characters
   */
  public Figure withHelp(String sentence) {
    return new Figure(id, label, checked(sentence, "help", LONGEST_HELP), format, unit);
  }

  /**
   * Returns this figure with another way to write its numbers.
   *
   * @param value the format
   * @return a new figure
   */
  public Figure withFormat(Format value) {
    return new Figure(id, label, help, value, unit);
  }

  /**
   * Returns this figure with a unit.
   *
   * @param text the unit after the number, for example {@code "plies"}; empty for nothing
   * @return a new figure
   * @throws InputException if it is longer than 40 characters
   */
  public Figure withUnit(String text) {
    return new Figure(id, label, help, format, checked(text, "unit", LONGEST_NAME));
  }

  private static String checked(String text, String what, int longest) {
    // Swing would render such a text as HTML, with images from any address in it.
    boolean page = text.strip().toLowerCase(Locale.ROOT).startsWith("<html");
    if (page || text.length() > longest || text.chars().anyMatch(Character::isISOControl)) {
      throw new InputException(
          "The "
              + what
              + " "
              + InputException.quote(text)
              + " of a figure must be one plain line of at most "
              + longest
              + " characters.");
    }
    return text;
  }

  /**
   * Returns the id.
   *
   * @return kebab-case
   */
  public String id() {
    return id;
  }

  /**
   * Returns the name in tables.
   *
   * @return a few words
   */
  public String label() {
    return label;
  }

  /**
   * Returns the meaning of the number.
   *
   * @return a sentence, or an empty string
   */
  public String help() {
    return help;
  }

  /**
   * Returns how its numbers are written.
   *
   * @return the format
   */
  public Format format() {
    return format;
  }

  /**
   * Returns the unit after its numbers.
   *
   * @return the unit, or an empty string
   */
  public String unit() {
    return unit;
  }

  /**
   * Writes a number of this figure for display.
   *
   * @param number the number
   * @return for example {@code "23.4 plies"}, {@code "42 %"}, or a dash for NaN
   */
  public String text(double number) {
    if (format == Format.VALUE || !Double.isFinite(number)) {
      return Value.text(number);
    }
    DecimalFormat pattern =
        new DecimalFormat(format.pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));
    String text = pattern.format(number * format.factor + 0.0);
    text = format == Format.PERCENT ? text + " %" : text;
    return unit.isEmpty() ? text : text + " " + unit;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Figure that
        && id.equals(that.id)
        && label.equals(that.label)
        && help.equals(that.help)
        && format == that.format
        && unit.equals(that.unit);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}

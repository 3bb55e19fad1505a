package org.plyscope.api;

import java.io.Serializable;
import java.util.List;

/**
 * Reports in one sentence what is wrong with the user's input, where, and how to correct it.
 *
 * <p>Thrown by every parser and factory of the API for bad text, options, positions or setups, and
 * by nothing else: the host shows {@link #getMessage()} unchanged and treats any other exception
 * from a plugin as a bug in that plugin.
 */
public final class InputException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** A long input must not push the correction out of sight. */
  private static final int QUOTED = 40;

  private final int column;
  private final Place place;
  private final String fix;
  private final transient List<InputException> problems;

  /**
   * Where in a file something is.
   *
   * @param file the name of the file, or another source of the value such as {@code --set}; empty
   *     for the file that the user named
   * @param path the keys that lead there, for example {@code agents.ab.depth}; empty for the whole
   *     file
   * @param line the line, counted from 1; 0 if it is not known
   * @param column the column, counted from 1; 0 if it is not known
   * @since 2.2
   */
  public record Place(String file, String path, int line, int column) implements Serializable {
    /** No place at all. */
    public static final Place NOWHERE = new Place("", "", 0, 0);

    /** A path is cut in sentences, because keys can be of any length. */
    private static final int LONGEST_PATH = 200;

    /**
     * Names the place in a sentence.
     *
     * @return for example {@code agents.ab.depth (line 7)}, or {@code Line 3, column 5} if no key
     *     leads there
     */
    @Override
    public String toString() {
      String cut = path.length() > LONGEST_PATH ? path.substring(0, LONGEST_PATH) + "…" : path;
      // A key may hold characters that would change the line in which it is shown.
      String shown = cut.replaceAll("\\p{Cntrl}", "?");
      String source = file + (file.isEmpty() || line == 0 ? "" : ", ");
      String where = source + (line == 0 ? "" : "line " + line);
      if (path.isEmpty() && column > 0) {
        String exact = where + ", column " + column;
        return file.isEmpty() ? "L" + exact.substring(1) : exact;
      }
      String what = path.isEmpty() ? "The file" : shown;
      return where.isEmpty() ? what : what + " (" + where + ")";
    }
  }

  /**
   * Reports a problem that is not at a particular place in a text.
   *
   * @param sentence a full sentence for the user
   */
  public InputException(String sentence) {
    this(sentence, 0, Place.NOWHERE, "", List.of());
  }

  private InputException(
      String sentence, int column, Place place, String fix, List<InputException> problems) {
    super(sentence);
    this.column = column;
    this.place = place;
    this.fix = fix;
    this.problems = problems;
  }

  /**
   * Reports a problem at a particular place in a text.
   *
   * @param column the column, counted from 1, where the text stops making sense
   * @param found the text found there, for example {@code "'x'"} or {@code "the end of the text"}
   * @param expected the expected text, for example {@code "a cell number from 1 to 32"}
   * @return the exception, to be thrown
   */
  public static InputException at(int column, String found, String expected) {
    return new InputException(
        "Column " + column + ": found " + found + ", expected " + expected + ".",
        column,
        Place.NOWHERE,
        expected,
        List.of());
  }

  /**
   * Reports a problem at a place in a file.
   *
   * @param place the place
   * @param sentence the problem there, as it follows a colon
   * @return the exception, to be thrown
   * @since 2.2
   */
  public static InputException in(Place place, String sentence) {
    return new InputException(place + ": " + sentence, place.column(), place, "", List.of());
  }

  /**
   * Reports that a value in a file is invalid.
   *
   * @param place where the value is
   * @param found the value, for example {@code "'x'"} or {@code "a list"}
   * @param expected the expected value, for example {@code "a whole number from 1 to 9"}
   * @return the exception, to be thrown
   * @since 2.2
   */
  public static InputException wrong(Place place, String found, String expected) {
    return new InputException(
        place + " is " + found + "; it must be " + expected + ".",
        place.column(),
        place,
        expected,
        List.of());
  }

  /**
   * Reports that a key is missing in an object of a file.
   *
   * @param place where the object is
   * @param key the key
   * @return the exception, to be thrown
   * @since 2.2
   */
  public static InputException missing(Place place, String key) {
    return new InputException(
        place + " has no '" + key + "'; it must have one.",
        place.column(),
        place,
        "a key '" + key + "'",
        List.of());
  }

  /**
   * Reports several problems of one file at once.
   *
   * @param problems at least one problem, in the order of the file
   * @return the only problem, or an exception whose message is that of the first and the number of
   *     the others
   * @since 2.2
   */
  public static InputException all(List<InputException> problems) {
    InputException first = problems.get(0);
    if (problems.size() == 1) {
      return first;
    }
    int more = problems.size() - 1;
    return new InputException(
        first.getMessage()
            + (more == 1 ? " (and 1 more problem)" : " (and %d more problems)".formatted(more)),
        first.column,
        first.place,
        first.fix,
        List.copyOf(problems));
  }

  /**
   * Returns this problem with the place in a file where it was met.
   *
   * @param outer the place
   * @return this, if its own place is known already; otherwise the same problem at that place
   * @since 2.2
   */
  public InputException within(Place outer) {
    return place.equals(Place.NOWHERE)
        ? new InputException(outer + ": " + getMessage(), column, outer, fix, problems)
        : this;
  }

  /**
   * Returns where in a file the problem is.
   *
   * @return the place, {@link Place#NOWHERE} if the problem is not in a file
   * @since 2.2
   */
  public Place place() {
    return place;
  }

  /**
   * Returns the correct form.
   *
   * @return for example {@code "a whole number from 1 to 9"}; empty if it is not known apart from
   *     the message
   * @since 2.2
   */
  public String fix() {
    return fix;
  }

  /**
   * Returns all problems that were found together.
   *
   * @return this alone, unless it was made by {@link #all}
   * @since 2.2
   */
  public List<InputException> problems() {
    return problems == null || problems.isEmpty() ? List.of(this) : problems;
  }

  /**
   * Quotes user input for messages: cut short if it is long, and without characters that would
   * change the line it is shown in.
   *
   * @param text the text of the user
   * @return the text in quotes, for example {@code 'alpha-betta'}
   * @since 2.1
   */
  public static String quote(String text) {
    return quote(text, QUOTED);
  }

  /**
   * Quotes user input, as {@link #quote(String)} does.
   *
   * @param text the text of the user, for example a path, whose end matters
   * @param longest the number of characters that are shown
   * @return the text in quotes
   * @since 2.1
   */
  public static String quote(String text, int longest) {
    String shown = text;
    if (text.length() > longest) {
      boolean half = Character.isHighSurrogate(text.charAt(longest - 1));
      shown = text.substring(0, half ? longest - 1 : longest) + "…";
    }
    return "'" + shown.replaceAll("\\p{Cntrl}", "?") + "'";
  }

  /**
   * Returns where in the text the problem is.
   *
   * @return the column counted from 1, or 0 if the problem is not at a particular place
   */
  public int column() {
    return column;
  }
}

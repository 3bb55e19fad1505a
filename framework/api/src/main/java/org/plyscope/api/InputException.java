package org.plyscope.api;

/**
 * Says in one sentence what is wrong with the user's input, where, and what would be right.
 *
 * <p>Thrown by every parser and factory of the API for bad text, options, positions or setups, and
 * by nothing else: the host shows {@link #getMessage()} unchanged and treats any other exception
 * from a plugin as a bug in that plugin.
 */
public final class InputException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What a user wrote must not push what would be right out of sight. */
  private static final int QUOTED = 40;

  private final int column;

  /**
   * Reports a problem that is not at a particular place in a text.
   *
   * @param sentence a full sentence for the user
   */
  public InputException(String sentence) {
    super(sentence);
    this.column = 0;
  }

  private InputException(String sentence, int column) {
    super(sentence);
    this.column = column;
  }

  /**
   * Reports a problem at a particular place in a text.
   *
   * @param column the column, counted from 1, where the text stops making sense
   * @param found what was found there, for example {@code "'x'"} or {@code "the end of the text"}
   * @param expected what was expected instead, for example {@code "a cell number from 1 to 32"}
   * @return the exception, to be thrown
   */
  public static InputException at(int column, String found, String expected) {
    return new InputException(
        "Column " + column + ": found " + found + ", expected " + expected + ".", column);
  }

  /**
   * Quotes what a user wrote, for sentences: cut short if it is long, and without characters that
   * would change the line it is shown in.
   *
   * @param text what the user wrote
   * @return the text in quotes, for example {@code 'alpha-betta'}
   * @since 2.1
   */
  public static String quote(String text) {
    return quote(text, QUOTED);
  }

  /**
   * Quotes what a user wrote, as {@link #quote(String)} does.
   *
   * @param text what the user wrote, for example a path, whose end matters
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

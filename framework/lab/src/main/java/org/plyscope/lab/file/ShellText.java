package org.plyscope.lab.file;

import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Words of command lines that are shown to be pasted into a POSIX shell. Names come from anywhere,
 * so every word that is not a constant is quoted here; a text that two shells read, as that of
 * {@code ssh} is, is quoted twice.
 */
public final class ShellText {
  private static final Pattern PLAIN = Pattern.compile("[\\w./+,@%:-][\\w./+,=@%:-]*");

  private ShellText() {}

  /** Quotes a text. Returns one word, which a shell reads as this text. */
  public static String quoted(String text) {
    return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }

  /**
   * Quotes a path, which no program takes for an option. Returns one word, which a shell reads as
   * this path.
   */
  public static String quoted(Path path) {
    String text = path.toString();
    return quoted(text.startsWith("-") ? "./" + text : text);
  }
}

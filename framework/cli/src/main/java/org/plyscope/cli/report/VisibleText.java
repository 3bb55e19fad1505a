package org.plyscope.cli.report;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Shows text of files and plugins on a terminal without letting it command the terminal: control
 * characters and those that turn the direction of writing become a question mark.
 */
public final class VisibleText extends FilterWriter {
  /** Passes visible text on. */
  public VisibleText(Writer out) {
    super(out);
  }

  @Override
  public void write(int c) throws IOException {
    out.write(visible((char) c));
  }

  @Override
  public void write(char[] text, int start, int length) throws IOException {
    char[] shown = new char[length];
    for (int i = 0; i < length; i++) {
      shown[i] = visible(text[start + i]);
    }
    out.write(shown);
  }

  @Override
  public void write(String text, int start, int length) throws IOException {
    write(text.toCharArray(), start, length);
  }

  private static char visible(char c) {
    boolean blank = c == '\n' || c == '\t' || System.lineSeparator().indexOf(c) >= 0;
    boolean turns = (c >= '\u202a' && c <= '\u202e') || (c >= '\u2066' && c <= '\u2069');
    return turns || (!blank && Character.isISOControl(c)) ? '?' : c;
  }
}

package org.plyscope.game.checkers.pdn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.game.checkers.pdn.PdnToken.Kind;

/**
 * Cuts a PDN text into tokens. Results are looked for before moves, because {@code 1-0} looks like
 * one.
 */
final class PdnTokens {
  private static final Pattern NUMBER = Pattern.compile("\\d+\\.+|\\.+");
  private static final Pattern GLYPH = Pattern.compile("\\$\\d*|[!?*]+");
  private static final Pattern MOVE = Pattern.compile("(\\d+(?:[-xX:]\\d+)+)[!?*]*");
  private static final int SHOWN = 20;

  /** No move is this long; a longer word would exhaust the stack of the pattern. */
  private static final int LONGEST_MOVE = 200;

  private final String text;
  private int at;
  private int line = 1;

  PdnTokens(String text) {
    this.text = text;
  }

  /** Returns the next header, move or result, or {@link Kind#END}. */
  PdnToken next() {
    while (true) {
      skipBlanks();
      if (at >= text.length()) {
        return new PdnToken(Kind.END, "", "", line);
      }
      switch (text.charAt(at)) {
        case '{' -> skipTo('}', "comment");
        case ';', '%' -> skipLine();
        case '(' -> skipVariation();
        case ')' -> throw PdnToken.wrong(line, "found ')' without '(' before it.");
        case '[' -> {
          return header();
        }
        default -> {
          PdnToken token = word();
          if (token != null) {
            return token;
          }
        }
      }
    }
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      advance();
    }
  }

  /** Byte order marks and the like count as blanks. */
  private static boolean isBlank(char c) {
    return c <= ' ' || c == '\u00a0' || c == '\ufeff' || Character.isWhitespace(c);
  }

  private void advance() {
    if (text.charAt(at++) == '\n') {
      line++;
    }
  }

  private void skipLine() {
    while (at < text.length() && text.charAt(at) != '\n') {
      at++;
    }
  }

  private void skipTo(char end, String what) {
    int start = line;
    while (at < text.length() && text.charAt(at) != end) {
      advance();
    }
    if (at >= text.length()) {
      throw PdnToken.wrong(start, "the " + what + " that starts here has no '" + end + "'.");
    }
    at++;
  }

  private void skipVariation() {
    int start = line;
    int depth = 0;
    do {
      if (at >= text.length()) {
        throw PdnToken.wrong(start, "the variation that starts here has no ')'.");
      }
      switch (text.charAt(at)) {
        case '{' -> skipTo('}', "comment");
        case ';' -> skipLine();
        case '(' -> {
          depth++;
          at++;
        }
        case ')' -> {
          depth--;
          at++;
        }
        default -> advance();
      }
    } while (depth > 0);
  }

  /** Reads {@code [Name "value"]}; a backslash protects the character after it. */
  private PdnToken header() {
    int start = line;
    at++;
    skipBlanks();
    int nameStart = at;
    while (at < text.length() && Pdn.inName(text.charAt(at))) {
      at++;
    }
    String name = text.substring(nameStart, at);
    skipBlanks();
    if (name.isEmpty() || !skip('"')) {
      throw noHeader(start);
    }
    StringBuilder value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
      at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
      value.append(text.charAt(at));
      advance();
    }
    boolean closed = skip('"');
    skipBlanks();
    if (!closed || !skip(']')) {
      throw noHeader(start);
    }
    return new PdnToken(Kind.HEADER, name, value.toString(), start);
  }

  private boolean skip(char c) {
    boolean here = at < text.length() && text.charAt(at) == c;
    at += here ? 1 : 0;
    return here;
  }

  private static InputException noHeader(int line) {
    return PdnToken.wrong(line, "found '[' but no header, which looks like [Event \"Match\"].");
  }

  /** Reads up to a blank or bracket; returns null for a move number or glyph. */
  private PdnToken word() {
    int start = at;
    Matcher number = NUMBER.matcher(text).region(at, text.length());
    if (number.lookingAt()) {
      at = number.end();
      return null;
    }
    while (at < text.length()
        && !isBlank(text.charAt(at))
        && "[](){};".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, Math.max(at, start + 1));
    if (Pdn.RESULTS.contains(word)) {
      return new PdnToken(Kind.RESULT, "", word, line);
    }
    if (GLYPH.matcher(word).matches()) {
      return null;
    }
    Matcher move = MOVE.matcher(word);
    if (word.length() > LONGEST_MOVE || !move.matches()) {
      String shown = word.length() > SHOWN ? word.substring(0, SHOWN) + "…" : word;
      throw PdnToken.wrong(line, "found '" + shown + "', expected a move such as 11-15 or 11x18.");
    }
    return new PdnToken(Kind.MOVE, "", move.group(1).replace(':', 'x'), line);
  }
}

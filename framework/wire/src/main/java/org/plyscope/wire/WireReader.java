package org.plyscope.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;

/**
 * Reads JSON strictly and within bounds. The only liberty is that people may write comments: there
 * are no unquoted keys, no single quotes, no comma before a bracket, and no key twice.
 */
final class WireReader {
  private static final int MOST_VALUES = 4_000_000;
  private static final int HEXADECIMAL = 16;

  /**
   * A text that is read, and how places in it are named.
   *
   * @param text the text
   * @param name the name of the whole in messages
   * @param file where it comes from, for places
   * @param root the path of the whole
   * @param forPeople whether people write it: comments are allowed, and places have lines
   */
  record Source(String text, String name, String file, String root, boolean forPeople) {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** Lines between programs have no lines or columns that a user could look for. */
    static Source of(String text, String name, String root) {
      return new Source(text, name, "", root, false);
    }

    static Source file(String text, String file) {
      return new Source(text, "The file", file, "", true);
    }

    /** Returns where the content begins; some editors put a byte order mark before it. */
    int begin() {
      return forPeople && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    }

    /** Returns the place of a value. */
    Place place(String path, int offset) {
      if (!forPeople) {
        return new Place(file, path, 0, 0);
      }
      // The place of the whole file is no particular column.
      return new Place(file, path, line(offset), path.isEmpty() ? 0 : column(offset));
    }

    private int line(int offset) {
      return 1 + (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
    }

    private int column(int offset) {
      int before = text.lastIndexOf('\n', offset - 1);
      return offset - (before < 0 ? begin() - 1 : before);
    }

    /** Reports that the text is no JSON from a place on. */
    InputException malformed(int offset, String sentence) {
      int line = line(offset);
      int column = column(offset);
      if (forPeople) {
        return InputException.in(new Place(file, "", line, column), sentence + ".");
      }
      return new InputException(
          offset == text.length()
              ? name + " is not complete: it ends in the middle of its JSON."
              : "%s is not written in JSON at line %d, column %d.".formatted(name, line, column));
    }
  }

  private final Source source;
  private final String text;
  private final int deepest;
  private final int mostValues;
  private int at;
  private int depth;
  private int values;

  /** Takes how deep values may be nested, and how many times more than usual is read. */
  WireReader(Source source, int deepest, int times) {
    this.source = source;
    this.text = source.text();
    this.deepest = deepest;
    this.mostValues = times * MOST_VALUES;
    int longest = times * WireText.LONGEST;
    if (text.length() > longest) {
      throw new InputException(
          "%s has %,d characters; it may have %,d at most."
              .formatted(source.name(), text.length(), longest));
    }
  }

  /** Reads without recursion, because deep nesting would fill the stack. */
  WireValue read() {
    at = source.begin();
    blanks();
    WireValue root = value(null, "", 0);
    WireValue open = root.isSimple() ? null : root;
    while (open != null) {
      blanks();
      if (peek() == (open.isObject() ? '}' : ']')) {
        at++;
        depth--;
        open.endsAt(at);
        open = (WireValue) open.parent();
        continue;
      }
      if (open.size() > 0) {
        take(',', open.isObject() ? "a comma or a closing brace" : "a comma or a closing bracket");
        blanks();
      }
      WireValue inner = open.isObject() ? member(open) : value(open, "", open.size());
      open.add(inner);
      open = inner.isSimple() ? open : inner;
    }
    blanks();
    if (at < text.length()) {
      throw wrong("the file ends here, but something follows");
    }
    return root;
  }

  private WireValue member(WireValue object) {
    if (peek() != '"') {
      throw wrong("there must be a key in quotes");
    }
    int start = at;
    string();
    String key = decoded(text, start, at);
    blanks();
    take(':', "a colon behind the key " + InputException.quote(key));
    blanks();
    WireValue value = value(object, key, start);
    if (object.has(key)) {
      throw InputException.in(value.place(), "the key occurs twice.");
    }
    return value;
  }

  /** Reads a simple value, or the beginning of another one. */
  private WireValue value(WireValue parent, String key, int place) {
    if (++values > mostValues) {
      throw new InputException(
          "%s has more than %,d values, which is too many.".formatted(source.name(), mostValues));
    }
    int start = at;
    Object content = null;
    switch (peek()) {
      case '{' -> content = begun(new LinkedHashMap<String, WireValue>());
      case '[' -> content = begun(new ArrayList<WireValue>());
      case '"' -> string();
      default -> word();
    }
    return new WireValue(source, parent, key, place, start, at, content);
  }

  private Object begun(Object content) {
    if (depth == deepest) {
      throw new InputException(source.name() + " is nested deeper than " + deepest + " levels.");
    }
    depth++;
    at++;
    return content;
  }

  private void string() {
    at++;
    while (true) {
      char c = at < text.length() ? text.charAt(at) : 0;
      if (c < ' ') {
        throw source.malformed(at, "a text ends without its closing quote");
      }
      at++;
      if (c == '"') {
        return;
      }
      if (c == '\\') {
        escape();
      }
    }
  }

  private void escape() {
    char c = peek();
    if ("\"\\/bfnrtu".indexOf(c) < 0) {
      throw wrong("a backslash must be followed by one of \" \\ / b f n r t u");
    }
    at++;
    for (int i = 0; c == 'u' && i < 4; i++, at++) {
      if (Character.digit(peek(), HEXADECIMAL) < 0 || peek() > 'f') {
        throw wrong("\\u must be followed by four hexadecimal digits");
      }
    }
  }

  /** Returns the content of a text in quotes. */
  static String decoded(String text, int start, int end) {
    int escape = text.indexOf('\\', start);
    if (escape < 0 || escape >= end) {
      return text.substring(start + 1, end - 1);
    }
    StringBuilder plain = new StringBuilder(end - start);
    for (int i = start + 1; i < end - 1; i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        c = text.charAt(++i);
        switch (c) {
          case 'b' -> c = '\b';
          case 'f' -> c = '\f';
          case 'n' -> c = '\n';
          case 'r' -> c = '\r';
          case 't' -> c = '\t';
          case 'u' -> {
            c = (char) Integer.parseInt(text, i + 1, i + 5, HEXADECIMAL);
            i += 4;
          }
          default -> {
            // A quote, a slash or a backslash means itself.
          }
        }
      }
      plain.append(c);
    }
    return plain.toString();
  }

  private void word() {
    if (peek() == '-' || isDigit()) {
      number();
      return;
    }
    for (String word : new String[] {"true", "false", "null"}) {
      if (text.startsWith(word, at)) {
        at += word.length();
        return;
      }
    }
    throw wrong(
        at >= text.length()
            ? "the file ends too early"
            : "there must be a value: a text in quotes, a number, true, false, null, [ or {");
  }

  private void number() {
    at += peek() == '-' ? 1 : 0;
    if (peek() == '0') {
      at++;
    } else {
      digits();
    }
    if (peek() == '.') {
      at++;
      digits();
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      at += peek() == '+' || peek() == '-' ? 1 : 0;
      digits();
    }
    if (Character.isLetterOrDigit(peek())) {
      throw wrongNumber();
    }
  }

  private void digits() {
    if (!isDigit()) {
      throw wrongNumber();
    }
    while (isDigit()) {
      at++;
    }
  }

  private InputException wrongNumber() {
    return wrong("a number goes wrong; put one with a unit in quotes, for example \"200k\"");
  }

  private boolean isDigit() {
    return peek() >= '0' && peek() <= '9';
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void take(char expected, String what) {
    if (peek() != expected) {
      throw wrong("there must be " + what);
    }
    at++;
  }

  private void blanks() {
    while (at < text.length()) {
      if (" \t\r\n".indexOf(text.charAt(at)) >= 0) {
        at++;
      } else if (source.forPeople() && text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (source.forPeople() && text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
          throw wrong("a comment is not closed by */");
        }
        at = end + 2;
      } else {
        return;
      }
    }
  }

  private InputException wrong(String sentence) {
    return source.malformed(Math.min(at, text.length()), sentence);
  }
}

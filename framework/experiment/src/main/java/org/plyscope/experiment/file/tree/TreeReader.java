package org.plyscope.experiment.file.tree;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;

/**
 * Reads JSON strictly, but for comments, which are blanked out first so that places stay right.
 * Unlike other lenient readers it takes nothing else: no unquoted keys, no single quotes, no comma
 * before a bracket, and no key twice.
 */
public final class TreeReader {
  private static final int DEEPEST = 64;
  private static final int LONGEST = 1 << 24;
  private static final Pattern NUMBER =
      Pattern.compile("-?(?:0|[1-9]\\d{0,30})(?:\\.\\d{1,30})?(?:[eE][+-]?\\d{1,3})?");

  private final String name;
  private final String text;
  private int at;
  private int line = 1;
  private int counted;

  private TreeReader(String name, String text) {
    this.name = name;
    this.text = text;
  }

  /**
   * Reads a text.
   *
   * @param name the name of the file, for places; empty if there is only one
   * @param text the text, perhaps with comments and with a byte order mark at its beginning
   * @return what it says
   * @throws InputException if it is not JSON; says where
   */
  public static Node read(String name, String text) {
    if (text.length() > LONGEST) {
      throw new InputException("The file is longer than " + LONGEST + " characters.");
    }
    // Some editors begin a file with a byte order mark.
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    TreeReader reader = new TreeReader(name, Comments.blanked(name, content));
    reader.blanks();
    Node node = reader.value("", 0);
    reader.blanks();
    if (reader.at < reader.text.length()) {
      throw reader.wrong("the file ends here, but something follows");
    }
    return node;
  }

  private Node value(String path, int depth) {
    if (depth > DEEPEST) {
      throw wrong("it is nested deeper than " + DEEPEST + " levels");
    }
    // The place of the whole file is no particular column.
    Place place = path.isEmpty() ? new Place(name, "", line(at), 0) : place(path, at);
    Object value =
        switch (peek()) {
          case '{' -> object(path, depth);
          case '[' -> list(path, depth);
          case '"' -> string();
          default -> word();
        };
    return new Node(place, value);
  }

  private Map<String, Node> object(String path, int depth) {
    Map<String, Node> members = new LinkedHashMap<>();
    at++;
    blanks();
    while (peek() != '}') {
      if (!members.isEmpty()) {
        skip(',', "a comma or a closing brace");
        blanks();
      }
      if (peek() != '"') {
        throw wrong("there must be a key in quotes");
      }
      int start = at;
      String key = string();
      String inner = path.isEmpty() ? key : path + "." + key;
      Place place = place(inner, start);
      if (members.containsKey(key)) {
        throw InputException.in(place, "the key occurs twice.");
      }
      blanks();
      skip(':', "a colon behind the key " + InputException.quote(key));
      blanks();
      Node value = value(inner, depth + 1);
      // A key and its value may stand in different lines; people look for the key.
      members.put(key, new Node(place, value.value()));
      blanks();
    }
    at++;
    return members;
  }

  private List<Node> list(String path, int depth) {
    List<Node> values = new ArrayList<>();
    at++;
    blanks();
    while (peek() != ']') {
      if (!values.isEmpty()) {
        skip(',', "a comma or a closing bracket");
        blanks();
      }
      values.add(value(path + "[" + values.size() + "]", depth + 1));
      blanks();
    }
    at++;
    return values;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    at++;
    while (true) {
      char c = at < text.length() ? text.charAt(at) : '\n';
      at++;
      if (c == '"') {
        return string.toString();
      }
      if (c < ' ') {
        at--;
        throw wrong("a text ends without its closing quote");
      }
      string.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at++) : ' ';
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        String digits = text.substring(at, Math.min(text.length(), at + 4));
        if (!digits.matches("[0-9a-fA-F]{4}")) {
          throw wrong("\\u must be followed by four hexadecimal digits");
        }
        at += 4;
        yield (char) Integer.parseInt(digits, 16);
      }
      default -> throw wrong("a backslash must be followed by one of \" \\ / b f n r t u");
    };
  }

  private Object word() {
    Matcher number = NUMBER.matcher(text).region(at, text.length());
    if (number.lookingAt()) {
      at = number.end();
      if (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
        throw wrong("a number goes wrong; put one with a unit in quotes, for example \"200k\"");
      }
      return new BigDecimal(number.group());
    }
    for (String word : List.of("true", "false", "null")) {
      if (text.startsWith(word, at)) {
        at += word.length();
        return word.equals("null") ? null : Boolean.valueOf(word);
      }
    }
    throw wrong(
        at >= text.length()
            ? "the file ends too early"
            : "there must be a value: a text in quotes, a number, true, false, null, [ or {");
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void skip(char expected, String what) {
    if (peek() != expected) {
      throw wrong("there must be " + what);
    }
    at++;
  }

  private void blanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private Place place(String path, int start) {
    int column = start - text.lastIndexOf('\n', start - 1);
    return new Place(name, path, line(start), column);
  }

  private int line(int start) {
    for (; counted < Math.min(start, text.length()); counted++) {
      line += text.charAt(counted) == '\n' ? 1 : 0;
    }
    return line;
  }

  private InputException wrong(String sentence) {
    return InputException.in(place("", Math.min(at, text.length())), sentence + ".");
  }
}

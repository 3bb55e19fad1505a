package org.plyscope.wire;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;
import org.plyscope.wire.WireReader.Source;

/**
 * A value in a text: its type, its path, and where it begins and ends. Whatever is wrong with it is
 * refused with its place.
 */
public abstract class WireNode {
  private static final int SHORT = 40;

  private final Source source;
  private final WireNode parent;
  private final String key;

  /** Where the key stands in an object; the number of the value in a list. */
  private final int at;

  private final int start;
  private int end;

  /** A map or a list of values; null for others, which are read when they are asked for. */
  private final Object content;

  WireNode(Source source, WireNode parent, String key, int at, int start, int end, Object content) {
    this.source = source;
    this.parent = parent;
    this.key = key;
    this.at = at;
    this.start = start;
    this.end = end;
    this.content = content;
  }

  WireNode parent() {
    return parent;
  }

  String key() {
    return key;
  }

  int at() {
    return at;
  }

  Source source() {
    return source;
  }

  Object content() {
    return content;
  }

  void endsAt(int behind) {
    end = behind;
  }

  /**
   * Returns where the value is.
   *
   * @return for example {@code result.candidates[2].move}
   */
  public String path() {
    Deque<WireNode> steps = new ArrayDeque<>();
    for (WireNode step = this; step.parent != null; step = step.parent) {
      steps.push(step);
    }
    StringBuilder path = new StringBuilder(source.root());
    for (WireNode step : steps) {
      if (step.parent.isObject()) {
        path.append(path.isEmpty() ? "" : ".").append(step.key);
      } else {
        path.append('[').append(step.at).append(']');
      }
    }
    return path.toString();
  }

  /**
   * Returns where the value is: where its key stands, because that is what a user looks for.
   *
   * @return file, path, line and column
   */
  public Place place() {
    return source.place(path(), keyStart());
  }

  /**
   * Returns where the value begins in the text.
   *
   * @return the number of characters before it
   */
  public int start() {
    return start;
  }

  /**
   * Returns where the value ends in the text.
   *
   * @return the number of characters up to its end
   */
  public int end() {
    return end;
  }

  /**
   * Returns where the key of the value begins in the text.
   *
   * @return the number of characters before the key; before the value if it has no key
   */
  public int keyStart() {
    return parent != null && parent.isObject() ? at : start;
  }

  /**
   * Returns the value as it is written.
   *
   * @return a part of the text
   */
  public String written() {
    return source.text().substring(start, end);
  }

  private char first() {
    return source.text().charAt(start);
  }

  /**
   * Returns whether there is a key but no value.
   *
   * @return true for {@code null}
   */
  public boolean isNull() {
    return content == null && first() == 'n';
  }

  /**
   * Returns whether it is a text.
   *
   * @return false for all other types
   */
  public boolean isText() {
    return content == null && first() == '"';
  }

  /**
   * Returns whether it is an object.
   *
   * @return false for all other types
   */
  public boolean isObject() {
    return content instanceof Map;
  }

  /**
   * Returns whether it is a list.
   *
   * @return false for all other types
   */
  public boolean isList() {
    return content instanceof List;
  }

  /**
   * Returns whether it is a number.
   *
   * @return false for all other types
   */
  public boolean isNumber() {
    return content == null && (first() == '-' || Character.isDigit(first()));
  }

  /**
   * Returns whether it is true or false.
   *
   * @return false for all other types
   */
  public boolean isFlag() {
    return content == null && (first() == 't' || first() == 'f');
  }

  /**
   * Returns a text.
   *
   * @return the text
   * @throws InputException if it has another type
   */
  public String text() {
    if (isText()) {
      return WireReader.decoded(source.text(), start, end);
    }
    throw wrong("a text");
  }

  /**
   * Makes something of the value; if that is refused, the sentence begins with the path.
   *
   * @param <T> the type of the made value
   * @param maker makes it
   * @return the made value
   * @throws InputException if it was refused
   */
  public <T> T checked(Supplier<T> maker) {
    try {
      return maker.get();
    } catch (InputException e) {
      throw e.within(place());
    }
  }

  /**
   * Reports that the value is not valid.
   *
   * @param right the expected value, for example {@code a text}
   * @return the exception to throw
   */
  public InputException wrong(String right) {
    return InputException.wrong(place(), shown(), right);
  }

  private String shown() {
    if (isObject() || isList()) {
      return isObject() ? "an object" : "a list";
    }
    String text = written();
    return isText()
        ? InputException.quote(text())
        : text.length() > SHORT ? text.substring(0, SHORT) + "…" : text;
  }

  /**
   * Reports a problem of the value.
   *
   * @param sentence the problem, as it follows the place and a colon
   * @return the exception to throw
   */
  public InputException refused(String sentence) {
    return InputException.in(place(), sentence);
  }
}

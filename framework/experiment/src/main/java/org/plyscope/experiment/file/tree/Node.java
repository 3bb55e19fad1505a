package org.plyscope.experiment.file.tree;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;
import org.plyscope.lab.file.PathText;

/** A value of a file, with its place. Immutable. */
public final class Node {
  private final Place place;
  private final Object value;

  /** Takes a text, a number, a flag, null, a list of nodes, or a map of nodes. */
  Node(Place place, Object value) {
    this.place = place;
    this.value = value;
  }

  /**
   * Returns where the value is, by keys.
   *
   * @return for example {@code agents.ab.depth}; empty for the whole file
   */
  public String path() {
    return place.path();
  }

  /**
   * Returns where the value is, for sentences.
   *
   * @return for example {@code agents.ab.depth (line 7)}
   */
  public String where() {
    return place.toString();
  }

  /**
   * Returns where the value is, as data.
   *
   * @return its file, path, line and column
   */
  public Place place() {
    return place;
  }

  Object value() {
    return value;
  }

  /** Tells whether it is an object. */
  public boolean isObject() {
    return value instanceof Map;
  }

  /** Tells whether it is a list. */
  public boolean isList() {
    return value instanceof List;
  }

  /** Tells whether it is a text. */
  public boolean isText() {
    return value instanceof String;
  }

  /** Tells whether it is a number. */
  public boolean isNumber() {
    return value instanceof BigDecimal;
  }

  /** Returns a text. */
  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw wrong("a text in quotes");
  }

  /** Returns the file that a text names, looked for in a folder. */
  public Path file(Path folder) {
    String name = text();
    return checked(() -> folder.resolve(PathText.parse(name)));
  }

  /** Returns a flag. */
  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong("true or false");
  }

  /** Returns a decimal number. */
  public double number() {
    if (value instanceof BigDecimal number) {
      return number.doubleValue();
    }
    throw wrong("a number");
  }

  /** Returns a decimal number from one bound to another. */
  public double number(double least, double most) {
    double number = number();
    if (number < least || number > most) {
      String end = most == Double.MAX_VALUE ? " up" : " to " + plain(most);
      throw wrong("a number from " + plain(least) + end);
    }
    return number;
  }

  private static String plain(double number) {
    return Units.plain(BigDecimal.valueOf(number));
  }

  /** Returns a whole number, which may be a text such as {@code 200k}. */
  public long whole(long least, long most) {
    try {
      long number = Units.whole(scalar());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (InputException e) {
      throw wrong("a whole number, for example 500 or \"200k\"");
    }
    throw wrong("a whole number from " + least + " to " + most);
  }

  /** Returns a time such as {@code 250ms}, in milliseconds. */
  public long millis() {
    String text = text();
    return checked(() -> Units.millis(text));
  }

  /** Returns a list. */
  @SuppressWarnings("unchecked") // all lists here are made by the reader
  public List<Node> list() {
    if (value instanceof List<?> list) {
      return (List<Node>) list;
    }
    throw wrong("a list in square brackets");
  }

  /** Returns a list of texts; a text alone is a list of one. */
  public List<String> texts() {
    return isText() ? List.of(text()) : list().stream().map(Node::text).toList();
  }

  /** Returns an object's values by key. */
  @SuppressWarnings("unchecked") // all maps here are made by the reader
  public Map<String, Node> members() {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, Node>) map;
    }
    throw wrong("an object in braces");
  }

  /**
   * Reads an object.
   *
   * @param reader asks for its keys
   * @return what the reader makes of it
   * @throws InputException if it is no object, or has a key that the reader did not ask for
   */
  public <T> T object(Function<Keys, T> reader) {
    Keys keys = keys();
    T read = reader.apply(keys);
    keys.end();
    return read;
  }

  /** Returns a text, number or flag as text, as options take it. */
  public String scalar() {
    if (value instanceof BigDecimal number) {
      return Units.plain(number);
    }
    if (value instanceof String || value instanceof Boolean) {
      return value.toString();
    }
    throw wrong("a text, a number, true or false");
  }

  /**
   * Returns the value without places, to be written down.
   *
   * @return a text, a number, a flag, null, a list or a map of such values
   */
  public Object plain() {
    if (isObject()) {
      Map<String, Object> members = new LinkedHashMap<>();
      members().forEach((key, child) -> members.put(key, child.plain()));
      return members;
    }
    if (value instanceof BigDecimal number) {
      boolean whole = number.stripTrailingZeros().scale() <= 0 && number.precision() <= 18;
      return whole ? (Object) number.longValue() : (Object) number.doubleValue();
    }
    return isList() ? list().stream().map(Node::plain).toList() : value;
  }

  /**
   * Makes something of the value; if that is refused, the sentence begins with the place, or with
   * that of a value inside.
   *
   * @param maker makes it
   * @return what was made
   */
  public <T> T checked(Supplier<T> maker) {
    try {
      return maker.get();
    } catch (InputException e) {
      throw e.within(place);
    }
  }

  /**
   * Says what is wrong with the value.
   *
   * @param sentence as it follows the place and a colon
   * @return the exception to throw
   */
  public InputException refused(String sentence) {
    return InputException.in(place, sentence);
  }

  /** Says that the value is not what it must be. */
  public InputException wrong(String right) {
    return InputException.wrong(place, shown(), right);
  }

  private String shown() {
    if (value instanceof String text) {
      return InputException.quote(text);
    }
    if (value instanceof BigDecimal number) {
      return Units.plain(number);
    }
    return value instanceof Map
        ? "an object"
        : value instanceof List ? "a list" : String.valueOf(value);
  }

  /**
   * Starts to read an object. Whoever does ends it by {@link Keys#end}.
   *
   * @return its keys
   */
  public Keys keys() {
    return new Keys(this);
  }

  /**
   * Returns an object at the same place with other values.
   *
   * @param members the values by key
   * @return the object
   */
  public Node withMembers(Map<String, Node> members) {
    return new Node(place, new LinkedHashMap<>(members));
  }

  /** Returns this object with another value under a key. */
  Node with(String key, Node child) {
    Map<String, Node> changed = new LinkedHashMap<>(members());
    changed.put(key, child);
    return new Node(place, changed);
  }
}

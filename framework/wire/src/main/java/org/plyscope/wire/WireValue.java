package org.plyscope.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.InputException.Place;
import org.plyscope.api.Limits;
import org.plyscope.api.option.AgentSpec;
import org.plyscope.wire.WireText.Digits;

/**
 * A value that was read, with the path to it. Whoever asks for another type than it has gets a
 * sentence that names the path. Immutable.
 */
public final class WireValue {
  static final String INFINITY = "infinity";

  private static final int SHORT = 40;
  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

  private final String path;
  private final Object value;

  WireValue(String path, Object value) {
    this.path = path;
    this.value = value;
  }

  /**
   * Returns where the value is.
   *
   * @return for example {@code result.candidates[2].move}
   */
  public String path() {
    return path;
  }

  /**
   * Returns whether there is a key but no value.
   *
   * @return true for {@code null}
   */
  public boolean isNull() {
    return value == null;
  }

  /**
   * Returns whether it is a text.
   *
   * @return false for all other types
   */
  public boolean isText() {
    return value instanceof String;
  }

  /**
   * Returns whether it is an object.
   *
   * @return false for all other types
   */
  public boolean isObject() {
    return value instanceof Map;
  }

  /**
   * Returns a text.
   *
   * @return the text
   * @throws InputException if it is none
   */
  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw wrong("a text");
  }

  /**
   * Returns a flag.
   *
   * @return true or false
   * @throws InputException if it is none
   */
  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong("true or false");
  }

  /**
   * Returns a whole number.
   *
   * @param least the smallest that is right
   * @param most the largest that is right
   * @return the number
   * @throws InputException if it is none, not whole, or out of range
   */
  public long whole(long least, long most) {
    if (value instanceof Digits digits) {
      try {
        long number = Long.parseLong(digits.text());
        if (number >= least && number <= most) {
          return number;
        }
      } catch (NumberFormatException e) {
        throw wrongWhole(least, most);
      }
    }
    throw wrongWhole(least, most);
  }

  private InputException wrongWhole(long least, long most) {
    return wrong("a whole number from " + least + " to " + most);
  }

  /**
   * Returns a count.
   *
   * @return a whole number from 0
   * @throws InputException if it is none
   */
  public long count() {
    return whole(0, Long.MAX_VALUE);
  }

  /**
   * Returns a count that fits an {@code int}.
   *
   * @return a whole number from 0
   * @throws InputException if it is none
   */
  public int smallCount() {
    return (int) whole(0, Integer.MAX_VALUE);
  }

  /**
   * Returns a decimal number.
   *
   * @return the number; NaN for {@code null}
   * @throws InputException if it is none, or too large for a {@code double}
   */
  public double number() {
    if (value == null) {
      return Double.NaN;
    }
    if (INFINITY.equals(value)) {
      return Double.POSITIVE_INFINITY;
    }
    if (("-" + INFINITY).equals(value)) {
      return Double.NEGATIVE_INFINITY;
    }
    double number = value instanceof Digits digits ? Double.parseDouble(digits.text()) : Double.NaN;
    if (Double.isFinite(number)) {
      return number;
    }
    throw wrong("a number, null, \"infinity\" or \"-infinity\"");
  }

  /**
   * Returns a constant.
   *
   * @param <E> the type
   * @param type the type
   * @return the constant whose name it is, written in lower case with hyphens
   * @throws InputException if there is none; names those that there are
   */
  public <E extends Enum<E>> E constant(Class<E> type) {
    for (E constant : type.getEnumConstants()) {
      if (WireText.name(constant).equals(value)) {
        return constant;
      }
    }
    throw wrong(
        Arrays.stream(type.getEnumConstants())
            .map(WireText::name)
            .collect(Collectors.joining(", ", "one of ", "")));
  }

  /**
   * Returns limits.
   *
   * @return the limits
   * @throws InputException if it is no text that {@link Limits#parse} reads
   */
  public Limits limits() {
    String text = text();
    return checked(() -> Limits.parse(text));
  }

  /**
   * Returns an agent.
   *
   * @return the agent
   * @throws InputException if it is no text that {@link AgentSpec#parse} reads
   */
  public AgentSpec agent() {
    String text = text();
    return checked(() -> AgentSpec.parse(text));
  }

  /**
   * Returns texts by key, such as the values of options.
   *
   * @return the texts in their order
   * @throws InputException if it is no object, or one of its values no text
   */
  public Map<String, String> options() {
    Map<String, String> texts = new LinkedHashMap<>();
    asMap().forEach((key, one) -> texts.put(key, new WireValue(inside(path, key), one).text()));
    return Collections.unmodifiableMap(texts);
  }

  /**
   * Looks at one value of an object, whatever else is in it.
   *
   * @param key the key
   * @return the value; empty if it is missing
   * @throws InputException if it is no object
   */
  public Optional<WireValue> member(String key) {
    return Optional.ofNullable(members().get(key));
  }

  /** Returns all values of an object with their paths. */
  Map<String, WireValue> members() {
    Map<String, WireValue> members = new LinkedHashMap<>();
    asMap().forEach((key, one) -> members.put(key, new WireValue(inside(path, key), one)));
    return members;
  }

  /**
   * Returns a list.
   *
   * @return the values with their own paths
   * @throws InputException if it is none
   */
  public List<WireValue> list() {
    if (!(value instanceof List<?> list)) {
      throw wrong("a list in square brackets");
    }
    List<WireValue> values = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      values.add(new WireValue(path + "[" + i + "]", list.get(i)));
    }
    return values;
  }

  /**
   * Returns a list of texts.
   *
   * @return the texts
   * @throws InputException if it is no list, or one of its values no text
   */
  public List<String> texts() {
    return list().stream().map(WireValue::text).toList();
  }

  /**
   * Returns a list of counts.
   *
   * @return whole numbers from 0
   * @throws InputException if it is no list, or one of its values no count
   */
  public long[] counts() {
    return list().stream().mapToLong(WireValue::count).toArray();
  }

  /**
   * Returns a list of decimal numbers.
   *
   * @return the numbers, as {@link #number} reads them
   * @throws InputException if it is no list, or one of its values no number
   */
  public double[] numbers() {
    return list().stream().mapToDouble(WireValue::number).toArray();
  }

  /**
   * Reads an object.
   *
   * @param <T> what it becomes
   * @param form reads its values
   * @return what the form made of it
   * @throws InputException if it is no object, the form refuses it, or it has a key that the form
   *     did not ask for
   */
  public <T> T object(Function<WireObject, T> form) {
    WireObject object = new WireObject(path, asMap());
    T read = form.apply(object);
    object.end();
    return read;
  }

  @SuppressWarnings("unchecked") // all maps here are made by WireText
  private Map<String, Object> asMap() {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, Object>) map;
    }
    throw wrong("an object in braces");
  }

  /**
   * Makes something of the value; if that is refused, the sentence begins with the path.
   *
   * @param <T> what it becomes
   * @param maker makes it
   * @return what was made
   * @throws InputException if it was refused
   */
  public <T> T checked(Supplier<T> maker) {
    try {
      return maker.get();
    } catch (InputException e) {
      throw e.within(place(path));
    }
  }

  /**
   * Says that the value is not what it must be.
   *
   * @param right what it must be, for example {@code a text}
   * @return the exception to throw
   */
  public InputException wrong(String right) {
    return InputException.wrong(place(path), shown(), right);
  }

  private String shown() {
    if (value instanceof String text) {
      return "'" + plain(text) + "'";
    }
    if (value instanceof Digits digits) {
      return plain(digits.text());
    }
    return value instanceof Map
        ? "an object"
        : value instanceof List ? "a list" : String.valueOf(value);
  }

  /** Lines between programs have no lines or columns that a user could look for. */
  static Place place(String path) {
    return new Place("", path, 0, 0);
  }

  /** Returns the path of a value in an object. */
  static String inside(String path, String key) {
    return path.isEmpty() ? plain(key) : path + "." + plain(key);
  }

  /** Shortens a text of somebody else, and takes out what would change the line it is shown in. */
  private static String plain(String text) {
    String start = text.length() > SHORT ? text.substring(0, SHORT) + "…" : text;
    return CONTROL.matcher(start).replaceAll("?");
  }
}

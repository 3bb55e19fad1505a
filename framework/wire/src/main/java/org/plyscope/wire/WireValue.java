package org.plyscope.wire;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.wire.WireReader.Source;

/**
 * A value that was read, with the path to it and its place in the text. Asked for another type than
 * it has, it refuses with a sentence that names the path. Immutable once it has been read.
 */
public final class WireValue extends WireNode {
  static final String INFINITY = "infinity";

  private static final String A_NUMBER = "a number, null, \"infinity\" or \"-infinity\"";

  WireValue(
      Source source, WireNode parent, String key, int at, int start, int end, Object content) {
    super(source, parent, key, at, start, end, content);
  }

  boolean isSimple() {
    return content() == null;
  }

  int size() {
    return isObject() ? asMap().size() : asList().size();
  }

  boolean has(String name) {
    return asMap().containsKey(name);
  }

  void add(WireValue inner) {
    if (isObject()) {
      asMap().put(inner.key(), inner);
    } else {
      asList().add(inner);
    }
  }

  /**
   * Returns a flag.
   *
   * @return true or false
   * @throws InputException if it has another type
   */
  public boolean flag() {
    if (isFlag()) {
      return written().equals("true");
    }
    throw wrong("true or false");
  }

  /**
   * Returns a whole number.
   *
   * @param least the smallest that is right
   * @param most the largest that is right
   * @return the number
   * @throws InputException if it has another type, not whole, or out of range
   */
  public long whole(long least, long most) {
    if (isNumber()) {
      try {
        long number = Long.parseLong(written());
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
   * @throws InputException if it has another type
   */
  public long count() {
    return whole(0, Long.MAX_VALUE);
  }

  /**
   * Returns a count that fits an {@code int}.
   *
   * @return a whole number from 0
   * @throws InputException if it has another type
   */
  public int smallCount() {
    return (int) whole(0, Integer.MAX_VALUE);
  }

  /**
   * Returns a decimal number.
   *
   * @return the number; NaN for {@code null}
   * @throws InputException if it has another type, or too large for a {@code double}
   */
  public double number() {
    if (isNull()) {
      return Double.NaN;
    }
    if (isText()) {
      switch (text()) {
        case INFINITY -> {
          return Double.POSITIVE_INFINITY;
        }
        case "-" + INFINITY -> {
          return Double.NEGATIVE_INFINITY;
        }
        default -> throw wrong(A_NUMBER);
      }
    }
    double number = isNumber() ? Double.parseDouble(written()) : Double.NaN;
    if (Double.isFinite(number)) {
      return number;
    }
    throw wrong(A_NUMBER);
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
      if (isText() && WireText.name(constant).equals(text())) {
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
    asMap().forEach((name, one) -> texts.put(name, one.text()));
    return Collections.unmodifiableMap(texts);
  }

  /**
   * Looks at one value of an object, whatever else is in it.
   *
   * @param name the key
   * @return the value; empty if it is missing
   * @throws InputException if it is no object
   */
  public Optional<WireValue> member(String name) {
    return Optional.ofNullable(asMap().get(name));
  }

  /**
   * Returns all values of an object.
   *
   * @return them by key, in their order
   * @throws InputException if it is no object
   */
  public Map<String, WireValue> members() {
    return Collections.unmodifiableMap(asMap());
  }

  /**
   * Returns an object at the same place with other values.
   *
   * @param members the values by key
   * @return the object
   */
  public WireValue withMembers(Map<String, WireValue> members) {
    return new WireValue(
        source(), parent(), key(), at(), start(), end(), new LinkedHashMap<>(members));
  }

  /**
   * Returns a list.
   *
   * @return the values
   * @throws InputException if it has another type
   */
  public List<WireValue> list() {
    return Collections.unmodifiableList(asList());
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
   * @param <T> the type of the made value
   * @param form reads its values
   * @return the value made by the form
   * @throws InputException if it is no object, the form refuses it, or it has a key that the form
   *     did not ask for
   */
  public <T> T object(Function<WireObject, T> form) {
    WireObject object = new WireObject(this);
    T read = form.apply(object);
    object.end();
    return read;
  }

  /**
   * Returns the value without places, to be written down.
   *
   * @return a text, a number, a flag, null, a list or a map of such values
   */
  public Object plain() {
    if (isObject()) {
      Map<String, Object> plain = new LinkedHashMap<>();
      asMap().forEach((name, inner) -> plain.put(name, inner.plain()));
      return plain;
    }
    if (isList()) {
      // Null is a value too.
      return asList().stream().map(WireValue::plain).collect(Collectors.toList());
    }
    if (isNumber()) {
      double number = Double.parseDouble(written());
      boolean digits = written().chars().allMatch(c -> c == '-' || Character.isDigit(c));
      return digits && Math.abs(number) < 1e18 ? (Object) Long.valueOf(written()) : (Object) number;
    }
    return isNull() ? null : isText() ? (Object) text() : (Object) flag();
  }

  @SuppressWarnings("unchecked") // all maps here are made by the reader
  private Map<String, WireValue> asMap() {
    if (isObject()) {
      return (Map<String, WireValue>) content();
    }
    throw wrong("an object in braces");
  }

  @SuppressWarnings("unchecked") // all lists here are made by the reader
  private List<WireValue> asList() {
    if (isList()) {
      return (List<WireValue>) content();
    }
    throw wrong("a list in square brackets");
  }
}

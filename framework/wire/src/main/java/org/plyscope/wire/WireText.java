package org.plyscope.wire;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;

/**
 * Writes values as JSON, and reads JSON strictly and within bounds.
 *
 * <p>What is written consists of maps with texts as keys, lists, texts, numbers, flags, constants
 * and null.
 */
public final class WireText {
  /** The largest number of characters that is read. */
  public static final int LONGEST = 1 << 25;

  /** How many objects and lists may be inside each other, unless somebody needs more. */
  public static final int DEEPEST = 64;

  private static final int MOST_VALUES = 4_000_000;
  private static final int LARGE = 8;
  private static final double WHOLE = 1L << 53;
  private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+)");

  private final JsonReader reader;
  private final String name;
  private final int deepest;
  private final int mostValues;
  private int values;

  private WireText(String text, String name, int deepest, int times) {
    int longest = times * LONGEST;
    if (text.length() > longest) {
      throw new InputException(
          "%s has %,d characters; it may have %,d at most."
              .formatted(name, text.length(), longest));
    }
    this.mostValues = times * MOST_VALUES;
    this.reader = new JsonReader(new StringReader(text));
    this.name = name;
    this.deepest = deepest;
    reader.setStrictness(Strictness.STRICT);
    reader.setNestingLimit(deepest + 1);
  }

  /** A number as it is written, so that no digit is lost. */
  record Digits(String text) {}

  /**
   * Writes a value in one line.
   *
   * @param value the value
   * @return JSON without a line break
   */
  public static String line(Object value) {
    return written(value, "");
  }

  /**
   * Writes a value in many lines, indented.
   *
   * @param value the value
   * @return human-readable JSON
   */
  public static String indented(Object value) {
    return written(value, "  ");
  }

  /**
   * Reads a value.
   *
   * @param text one JSON value and nothing else
   * @param name what the value is called where its path is told, for example {@code result}
   * @return the value
   * @throws InputException if the text is no JSON, an object has a key twice, or it is too long or
   *     nested too deeply
   */
  public static WireValue read(String text, String name) {
    return read(text, name, DEEPEST);
  }

  /**
   * Reads a value that may be nested as deeply as its form allows.
   *
   * @param text one JSON value and nothing else
   * @param name what the value is called where its path is told
   * @param deepest how many objects and lists may be inside each other
   * @return the value
   * @throws InputException as {@link #read(String, String)} says
   */
  public static WireValue read(String text, String name, int deepest) {
    return new WireText(text, name, deepest, 1).all(name);
  }

  /**
   * Reads a value that a program wrote and that may be large, such as all openings of a long run:
   * eight times as long and with eight times as many values.
   *
   * @param text one JSON value and nothing else
   * @param name what the value is called where its path is told
   * @return the value
   * @throws InputException as {@link #read(String, String)} says
   */
  public static WireValue readLarge(String text, String name) {
    return new WireText(text, name, DEEPEST, LARGE).all(name);
  }

  /** Reads a line, whose only key is where the path begins. */
  static WireValue readLine(String text) {
    return new WireText(text, "The line", DEEPEST, 1).all("");
  }

  private WireValue all(String path) {
    try {
      Object value = value(path);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new InputException("Something follows after the end of " + name + ".");
      }
      return new WireValue(path, value);
    } catch (MalformedJsonException e) {
      throw malformed(e);
    } catch (EOFException e) {
      throw new InputException(name + " is not complete: it ends in the middle of its JSON.");
    } catch (IOException | NumberFormatException e) {
      throw malformed(e);
    }
  }

  private InputException malformed(Exception e) {
    Matcher place = PLACE.matcher(String.valueOf(e.getMessage()));
    String where = place.find() ? " at line " + place.group(1) + ", column " + place.group(2) : "";
    return new InputException(name + " is not written in JSON" + where + ".");
  }

  /** Reads without recursion, because what is nested deeply would fill the stack. */
  private Object value(String path) throws IOException {
    Deque<Level> open = new ArrayDeque<>();
    while (true) {
      Level level = open.peek();
      Object done;
      if (level != null && !reader.hasNext()) {
        done = level.end();
        open.pop();
      } else {
        String inner = level == null ? path : level.next();
        if (reader.peek() == JsonToken.BEGIN_OBJECT || reader.peek() == JsonToken.BEGIN_ARRAY) {
          open.push(begin(inner, open.size()));
          continue;
        }
        done = simple();
      }
      if (open.isEmpty()) {
        return done;
      }
      open.peek().add(done);
    }
  }

  private Level begin(String path, int depth) throws IOException {
    count();
    if (depth == deepest) {
      throw new InputException(name + " is nested deeper than " + deepest + " levels.");
    }
    if (reader.peek() == JsonToken.BEGIN_OBJECT) {
      reader.beginObject();
      return new Level(path, new LinkedHashMap<>(), null);
    }
    reader.beginArray();
    return new Level(path, null, new ArrayList<>());
  }

  private void count() {
    if (++values > mostValues) {
      throw new InputException(
          "%s has more than %,d values, which is too many.".formatted(name, mostValues));
    }
  }

  private Object simple() throws IOException {
    count();
    return switch (reader.peek()) {
      case STRING -> reader.nextString();
      case NUMBER -> new Digits(reader.nextString());
      case BOOLEAN -> reader.nextBoolean();
      case NULL -> {
        reader.nextNull();
        yield null;
      }
      default -> throw new MalformedJsonException("no value");
    };
  }

  /** An object or a list that is being read. */
  private final class Level {
    private final String path;
    private final Map<String, Object> object;
    private final List<Object> list;
    private String key;

    Level(String path, Map<String, Object> object, List<Object> list) {
      this.path = path;
      this.object = object;
      this.list = list;
    }

    /** Returns the path of the next value. */
    String next() throws IOException {
      if (object == null) {
        return path + "[" + list.size() + "]";
      }
      key = reader.nextName();
      String inner = WireValue.inside(path, key);
      if (object.containsKey(key)) {
        throw new InputException(inner + " occurs twice.");
      }
      return inner;
    }

    void add(Object value) {
      if (object == null) {
        list.add(value);
      } else {
        object.put(key, value);
      }
    }

    Object end() throws IOException {
      if (object == null) {
        reader.endArray();
        return list;
      }
      reader.endObject();
      return object;
    }
  }

  private static String written(Object value, String indent) {
    StringWriter text = new StringWriter();
    try (JsonWriter writer = new JsonWriter(text)) {
      writer.setStrictness(Strictness.STRICT);
      writer.setHtmlSafe(false);
      writer.setSerializeNulls(true);
      writer.setIndent(indent);
      write(writer, value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void write(JsonWriter writer, Object value) throws IOException {
    if (value == null) {
      writer.nullValue();
    } else if (value instanceof Map<?, ?> map) {
      writer.beginObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        writer.name((String) entry.getKey());
        write(writer, entry.getValue());
      }
      writer.endObject();
    } else if (value instanceof List<?> list) {
      writer.beginArray();
      for (Object one : list) {
        write(writer, one);
      }
      writer.endArray();
    } else if (value instanceof Double number) {
      writeDecimal(writer, number);
    } else if (value instanceof Boolean flag) {
      writer.value(flag);
    } else if (value instanceof Number number) {
      writer.value(number.longValue());
    } else if (value instanceof String || value instanceof Enum<?>) {
      writer.value(value instanceof Enum<?> constant ? name(constant) : (String) value);
    } else {
      throw new IllegalArgumentException("There is no wire form of " + value.getClass() + ".");
    }
  }

  private static void writeDecimal(JsonWriter writer, double number) throws IOException {
    if (Double.isNaN(number)) {
      writer.nullValue();
    } else if (Double.isInfinite(number)) {
      writer.value(number > 0 ? WireValue.INFINITY : "-" + WireValue.INFINITY);
    } else if (number == Math.rint(number) && Math.abs(number) < WHOLE && !negativeZero(number)) {
      writer.value((long) number);
    } else {
      writer.value(number);
    }
  }

  private static boolean negativeZero(double number) {
    return Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits(-0.0);
  }

  /** Returns how a constant is written. */
  static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

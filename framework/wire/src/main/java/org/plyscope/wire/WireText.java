package org.plyscope.wire;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireReader.Source;

/**
 * Writes values as JSON, and reads JSON strictly and within bounds.
 *
 * <p>The output consists of maps with texts as keys, lists, texts, numbers, flags, constants and
 * null.
 */
public final class WireText {
  /** The largest number of characters that is read. */
  public static final int LONGEST = 1 << 25;

  /** How many objects and lists may be inside each other, unless a form needs more. */
  public static final int DEEPEST = 64;

  private static final int LARGE = 8;
  private static final double WHOLE = 1L << 53;

  private WireText() {}

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
   * @param name the name of the value in its path, for example {@code result}
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
   * @param name the name of the value in its path
   * @param deepest how many objects and lists may be inside each other
   * @return the value
   * @throws InputException as described at {@link #read(String, String)}
   */
  public static WireValue read(String text, String name, int deepest) {
    return new WireReader(Source.of(text, name, name), deepest, 1).read();
  }

  /**
   * Reads a value that a program wrote and that may be large, such as all openings of a long run:
   * eight times as long and with eight times as many values.
   *
   * @param text one JSON value and nothing else
   * @param name the name of the value in its path
   * @return the value
   * @throws InputException as described at {@link #read(String, String)}
   */
  public static WireValue readLarge(String text, String name) {
    return new WireReader(Source.of(text, name, name), DEEPEST, LARGE).read();
  }

  /** Reads a line, whose only key is where the path begins. */
  static WireValue readLine(String text) {
    return new WireReader(Source.of(text, "The line", ""), DEEPEST, 1).read();
  }

  /**
   * Reads a file that people write, which may have comments and begin with a byte order mark.
   *
   * @param text the content of the file
   * @param file the name of the file, for places; empty for the file that the user named
   * @return the value, whose places have lines and columns
   * @throws InputException as described at {@link #read(String, String)}; has the place
   */
  public static WireValue readFile(String text, String file) {
    return new WireReader(Source.file(text, file), DEEPEST, 1).read();
  }

  /**
   * Reads a value that takes the place of another one in a file.
   *
   * @param text one JSON value and nothing else
   * @param origin where it comes from, for example {@code --set}
   * @param path the path of the value that it replaces
   * @return the value, whose places begin with that path
   * @throws InputException as described at {@link #read(String, String)}
   */
  public static WireValue readAt(String text, String origin, String path) {
    return new WireReader(new Source(text, path, origin, path, false), DEEPEST, 1).read();
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

package org.plyscope.lab.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * Something that reads input.
 *
 * @param name the name of its input, for display
 * @param form how the input is built, which decides how it is damaged
 * @param samples good input to be damaged, at least one
 * @param reader reads it; refuses invalid input with an {@link org.plyscope.api.InputException}
 */
public record FuzzTarget(String name, Form form, List<byte[]> samples, Reader reader) {
  /** How input is built. All forms are also damaged as plain bytes now and then. */
  public enum Form {
    /** Text without a structure that is known. */
    TEXT,
    /** One JSON value. */
    JSON,
    /** A JSON value in each line. */
    JSON_LINES,
    /** Lines of games, each sealed again with its length and checksum. */
    GAME_LINES,
    /** A zip file: jars and traces. */
    ZIP,
    /** A message in the form of Protocol Buffers, as models are. */
    MESSAGE,
    /** A database, sealed again with its checksum. */
    DATABASE
  }

  /** Reads one input. */
  @FunctionalInterface
  public interface Reader {
    /**
     * Reads.
     *
     * @throws Exception if it is refused, or the reader fails
     */
    void read(byte[] input) throws Exception;
  }

  /** Copies the list. */
  public FuzzTarget {
    samples = List.copyOf(samples);
    if (samples.isEmpty()) {
      throw new IllegalArgumentException("The target '" + name + "' has no samples.");
    }
  }

  /** Makes a target that reads text without a known structure. */
  public static FuzzTarget text(String name, List<String> samples, Consumer<String> reader) {
    return text(name, Form.TEXT, samples, reader);
  }

  /**
   * Makes a target that reads text.
   *
   * @param name the name of its input
   * @param form how the text is built
   * @param samples good texts
   * @param reader reads one
   */
  public static FuzzTarget text(
      String name, Form form, List<String> samples, Consumer<String> reader) {
    return new FuzzTarget(
        name,
        form,
        samples.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList(),
        input -> reader.accept(new String(input, StandardCharsets.UTF_8)));
  }
}

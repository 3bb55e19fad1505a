package org.plyscope.bench.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * Something that reads input.
 *
 * @param name what it reads, for display
 * @param samples good input to be damaged, at least one
 * @param reader reads it; refuses what is wrong with an {@link org.plyscope.api.InputException}
 */
public record FuzzTarget(String name, List<byte[]> samples, Reader reader) {
  /** Reads one input. */
  @FunctionalInterface
  public interface Reader {
    /**
     * Reads.
     *
     * @param input the input
     * @throws Exception if it is refused, or the reader fails
     */
    void read(byte[] input) throws Exception;
  }

  /**
   * Makes a target that reads text.
   *
   * @param name what it reads
   * @param samples good texts
   * @param reader reads one
   * @return the target
   */
  public static FuzzTarget text(String name, List<String> samples, Consumer<String> reader) {
    return new FuzzTarget(
        name,
        samples.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList(),
        input -> reader.accept(new String(input, StandardCharsets.UTF_8)));
  }
}

package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireFile;

/** Reads files that have a largest size, so that no file and no device can fill the memory. */
public final class TextFile {
  private TextFile() {}

  /**
   * Reads a text in UTF-8.
   *
   * @param file the file; neither a device nor a pipe
   * @param largest how many bytes it may have
   * @throws IOException if it cannot be read, is no text or is larger
   */
  public static String read(Path file, int largest) throws IOException {
    return read(file, largest, StandardCharsets.UTF_8);
  }

  /**
   * Reads a text.
   *
   * @param file the file; neither a device nor a pipe
   * @param largest how many bytes it may have
   * @param charset how it is written
   * @throws IOException if it cannot be read, is no text or is larger
   */
  public static String read(Path file, int largest, Charset charset) throws IOException {
    return charset.newDecoder().decode(ByteBuffer.wrap(bytes(file, largest))).toString();
  }

  /**
   * Reads and parses a text in UTF-8; a sentence about it begins with the name of the file.
   *
   * @param <T> the parsed content
   * @param file the file
   * @param largest how many bytes it may have
   * @param parser reads the text
   * @throws IOException if it cannot be read, is no text or is larger
   * @throws InputException if the parser refuses it
   */
  public static <T> T parse(Path file, int largest, Function<String, T> parser) throws IOException {
    String text = read(file, largest);
    try {
      return parser.apply(text);
    } catch (InputException e) {
      throw new InputException("'%s': %s".formatted(file, e.getMessage()));
    }
  }

  /**
   * Reads all bytes of a file. One that is too large is refused before it is read.
   *
   * @param file the file; neither a device nor a pipe
   * @param largest how many bytes it may have
   * @return the bytes
   * @throws IOException if it cannot be read or is larger
   */
  public static byte[] bytes(Path file, int largest) throws IOException {
    return WireFile.bytes(file, largest);
  }
}

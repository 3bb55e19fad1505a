package org.plyscope.lab.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads texts that have a largest size, so that no file and no device can fill the memory. */
public final class TextFile {
  private TextFile() {}

  /**
   * Reads a text in UTF-8.
   *
   * @param file the file; a pipe will do as well
   * @param largest how many bytes it may have
   * @return the text
   * @throws IOException if it cannot be read, is no text or is larger
   */
  public static String read(Path file, int largest) throws IOException {
    return read(file, largest, StandardCharsets.UTF_8);
  }

  /**
   * Reads a text.
   *
   * @param file the file; a pipe will do as well
   * @param largest how many bytes it may have
   * @param charset how it is written
   * @return the text
   * @throws IOException if it cannot be read, is no text or is larger
   */
  public static String read(Path file, int largest, Charset charset) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(largest + 1);
      if (bytes.length > largest) {
        throw new FileSystemException(
            file.toString(), null, "it is larger than %,d bytes".formatted(largest));
      }
      return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }
}

package org.plyscope.wire;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.plyscope.api.InputException;

/** Reads files that have a largest size, so that no file and no device can fill the memory. */
public final class WireFile {
  /** The folder of files that a shell hands to a program, for example in {@code run <(make-it)}. */
  private static final List<String> FROM_SHELL =
      List.of("/dev/stdin", "/dev/fd/", "/proc/self/fd/");

  private WireFile() {}

  /**
   * Opens a file to read it. A device and a pipe are refused, because a reader may wait for them
   * without end, unless the shell of the user made them.
   *
   * @param file the file
   * @return its content
   * @throws IOException if it cannot be opened, or is a device or a pipe
   */
  public static InputStream open(Path file) throws IOException {
    if (Files.readAttributes(file, BasicFileAttributes.class).isOther()
        && FROM_SHELL.stream().noneMatch(file.toString()::startsWith)) {
      throw new FileSystemException(file.toString(), null, "it is a device");
    }
    return Files.newInputStream(file);
  }

  /**
   * Reads all bytes of a file. One that is too large is refused before it is read.
   *
   * @param file the file; neither a device nor a pipe, see {@link #open}
   * @param largest how many bytes it may have
   * @return the bytes
   * @throws IOException if it cannot be read or is larger
   */
  public static byte[] bytes(Path file, int largest) throws IOException {
    if (Files.isRegularFile(file) && Files.size(file) > largest) {
      throw tooLarge(file, largest);
    }
    try (InputStream in = open(file)) {
      byte[] bytes = in.readNBytes(largest + 1);
      if (bytes.length > largest) {
        throw tooLarge(file, largest);
      }
      return bytes;
    }
  }

  private static FileSystemException tooLarge(Path file, int largest) {
    return new FileSystemException(
        file.toString(), null, "it is larger than %,d bytes".formatted(largest));
  }

  /**
   * Reads a text in UTF-8.
   *
   * @param what the content of the file, as the beginning of a sentence, for example {@code "The
   *     book"}
   * @param file the file
   * @param largest how many bytes it may have
   * @return the text
   * @throws InputException if it cannot be read, is no text or is larger; names the file
   */
  public static String text(String what, Path file, int largest) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(bytes(file, largest));
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new InputException("%s '%s' cannot be read as text.".formatted(what, file));
    } catch (FileSystemException e) {
      String reason = e.getReason() == null ? "" : " (" + e.getReason() + ")";
      throw new InputException("%s '%s' cannot be read%s.".formatted(what, file, reason));
    } catch (IOException e) {
      throw new InputException("%s '%s' cannot be read.".formatted(what, file));
    }
  }
}

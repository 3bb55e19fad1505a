package org.plyscope.lab.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.plyscope.api.InputException;

/**
 * A file in an {@link OwnFolder} to which lines are appended, for example a line per lesson. Only a
 * last line without its end was torn when a program died, and may be cut off; any other damaged
 * line is reported by its number, and the file stays as it is. Used by one thread at a time.
 */
public final class LineFile<T> {
  private static final int LARGEST = 1 << 28;

  private final OwnFolder folder;
  private final Path file;
  private final String name;
  private final String what;
  private final Function<String, T> form;

  /**
   * Names a file, which need not exist.
   *
   * @param folder the folder that it is in
   * @param name its name
   * @param what a line stands for, as the beginning of a sentence, for example {@code "The lesson"}
   * @param form reads a line; throws an {@link InputException} if it is damaged
   */
  public LineFile(Path folder, String name, String what, Function<String, T> form) {
    this.folder = new OwnFolder(folder);
    this.file = folder.resolve(name);
    this.name = name;
    this.what = what;
    this.form = form;
  }

  /** The content of a file: all lines, and the last one if it has no end and is incomplete. */
  private record Content<T>(List<T> lines, long goodBytes, boolean ended) {}

  /**
   * Reads all lines.
   *
   * @return their contents, in order; a last line that was not written completely is left out
   * @throws InputException if the file cannot be read, is too large, or another line is damaged
   */
  public List<T> read() {
    return content().lines();
  }

  private Content<T> content() {
    byte[] bytes = bytes();
    List<T> lines = new ArrayList<>();
    int number = 1;
    int from = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        if (i > from) {
          lines.add(whole(bytes, from, i, number));
        }
        from = i + 1;
        number++;
      }
    }
    if (from == bytes.length) {
      return new Content<>(lines, from, true);
    }
    try {
      lines.add(line(bytes, from, bytes.length));
      return new Content<>(lines, bytes.length, false);
    } catch (InputException | CharacterCodingException e) {
      return new Content<>(lines, from, true);
    }
  }

  private byte[] bytes() {
    if (!Files.exists(file)) {
      return new byte[0];
    }
    try {
      return TextFile.bytes(file, LARGEST);
    } catch (IOException e) {
      throw new InputException(
          "The file '%s' cannot be read (%s).".formatted(file, FileReasons.of(e)));
    }
  }

  private T whole(byte[] bytes, int from, int end, int number) {
    try {
      return line(bytes, from, end);
    } catch (InputException e) {
      throw damaged(number, e.getMessage().replaceFirst("\\.$", ""));
    } catch (CharacterCodingException e) {
      throw damaged(number, FileReasons.of(e));
    }
  }

  private T line(byte[] bytes, int from, int end) throws CharacterCodingException {
    ByteBuffer line = ByteBuffer.wrap(bytes, from, end - from);
    return form.apply(StandardCharsets.UTF_8.newDecoder().decode(line).toString());
  }

  private InputException damaged(int number, String reason) {
    return new InputException(
        "Line %d of '%s' is damaged (%s); nothing was changed. Correct the line, or move the file away."
            .formatted(number, file, reason));
  }

  /**
   * Appends lines, after mending the last one.
   *
   * @param lines the lines, each with its end
   * @throws InputException if they cannot be written, or the file is damaged
   */
  public void append(String lines) {
    mend();
    folder.append(what, name, lines.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Ends a last line without an end if it is complete, and cuts it off if it is not.
   *
   * @throws InputException if the file cannot be written, is damaged, or has no complete line and
   *     so may be anything
   */
  public void mend() {
    if (endsWell()) {
      return;
    }
    Content<T> content = content();
    if (!content.ended()) {
      folder.append(what, name, new byte[] {'\n'});
      return;
    }
    if (content.lines().isEmpty()) {
      throw new InputException(
          "The file '%s' has no complete line, so it is left as it is; move it away."
              .formatted(file));
    }
    try (FileChannel channel = FileChannel.open(folder.writable(name), StandardOpenOption.WRITE)) {
      channel.truncate(content.goodBytes());
      channel.force(true);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private boolean endsWell() {
    if (!Files.exists(file)) {
      return true;
    }
    try (FileChannel channel = opened()) {
      ByteBuffer last = ByteBuffer.allocate(1);
      long size = channel.size();
      return size == 0 || (channel.read(last, size - 1) == 1 && last.get(0) == '\n');
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private FileChannel opened() throws IOException {
    OwnFolder.refuseDevice(file);
    return FileChannel.open(file, StandardOpenOption.READ);
  }

  /**
   * Replaces all lines; the old file is kept beside the new one.
   *
   * @param lines the new lines, each with its end
   * @throws InputException if they cannot be written
   */
  public void replace(String lines) {
    try {
      folder.place(name);
      Aside.copy(file);
    } catch (IOException e) {
      throw failed(e);
    }
    folder.write(what, name, lines);
  }

  private InputException failed(IOException e) {
    return new InputException(
        "%s cannot be written to '%s' (%s).".formatted(what, file, FileReasons.of(e)));
  }
}

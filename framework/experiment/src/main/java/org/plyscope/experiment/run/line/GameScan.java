package org.plyscope.experiment.run.line;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.lab.file.FileReasons;

/** Reads the games of a run, one after the other, without keeping them. Used by one thread. */
public final class GameScan {
  private static final int CHUNK = 1 << 18;

  /** Takes the lines of a file. */
  @FunctionalInterface
  public interface Receiver {
    /**
     * Takes a line.
     *
     * @param game what it says
     * @param bytes where it stands, only until this method returns
     * @param from its first byte
     * @param length its length with its end
     * @throws IOException if the line cannot be dealt with
     */
    void game(RunGame game, byte[] bytes, int from, int length) throws IOException;
  }

  /**
   * What was found.
   *
   * @param games how many lines are right
   * @param goodBytes how many bytes they have; what comes behind was torn
   * @param tornBytes how many bytes come behind
   */
  public record Found(int games, long goodBytes, long tornBytes) {}

  private final GameCursor cursor;
  private final CRC32C crc = new CRC32C();

  /**
   * Makes a reader.
   *
   * @param names the name of each agent of the experiment
   * @param schedule the schedule of its games
   */
  public GameScan(List<String> names, Schedule schedule) {
    cursor = new GameCursor(names, schedule::gamesIn);
  }

  /**
   * Reads a file to its end. A last line that was not written completely is not an error; a wrong
   * line before the last is.
   *
   * @param file the file; one that is not there has no games
   * @param receiver takes the games in the order of the file
   * @return what was found
   * @throws InputException if the file cannot be read, or a line before the last is damaged
   */
  public Found read(Path file, Receiver receiver) {
    return read(file, 0, receiver);
  }

  /**
   * Reads a file from somewhere to its end.
   *
   * @param file the file; one that is not there has no games
   * @param start where a line starts; bytes before it are not counted
   * @param receiver takes the games in the order of the file
   * @return what was found
   * @throws InputException if the file cannot be read, or a line before the last is damaged
   */
  public Found read(Path file, long start, Receiver receiver) {
    if (!Files.exists(file)) {
      return new Found(0, 0, 0);
    }
    try (InputStream in = Files.newInputStream(file)) {
      in.skipNBytes(start);
      return read(file, in, receiver);
    } catch (IOException e) {
      throw new InputException(
          "The games in '" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  private Found read(Path file, InputStream in, Receiver receiver) throws IOException {
    byte[] bytes = new byte[CHUNK];
    int size = 0;
    int games = 0;
    long good = 0;
    while (true) {
      int more = in.read(bytes, size, bytes.length - size);
      if (more < 0) {
        return new Found(games, good, size);
      }
      size += more;
      int from = 0;
      for (int behind = end(bytes, from, size); behind > 0; behind = end(bytes, from, size)) {
        if (!checked(bytes, from, behind)) {
          if (behind == size && in.available() == 0) {
            return new Found(games, good, size - from);
          }
          throw damaged(file, games);
        }
        cursor.open(bytes, from + GameLine.BODY, behind - 1);
        receiver.game(cursor.game(), bytes, from, behind - from);
        good += behind - from;
        games++;
        from = behind;
      }
      System.arraycopy(bytes, from, bytes, 0, size - from);
      size -= from;
      if (size == bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * size);
      }
    }
  }

  /**
   * Reads one line, for example of a worker.
   *
   * @param line the line with its end
   * @return the game
   * @throws InputException if it is damaged
   */
  public RunGame line(byte[] line) {
    if (!checked(line, 0, line.length)) {
      throw new InputException("The line of a game is damaged.");
    }
    cursor.open(line, GameLine.BODY, line.length - 1);
    return cursor.game();
  }

  /** Returns where the next line starts, or -1 if this one has no end yet. */
  private static int end(byte[] bytes, int from, int size) {
    for (int i = from; i < size; i++) {
      if (bytes[i] == '\n') {
        return i + 1;
      }
    }
    return -1;
  }

  private boolean checked(byte[] bytes, int from, int behind) {
    int body = from + GameLine.BODY;
    int length = behind - 1 - body;
    if (length < 0) {
      return false;
    }
    for (int i = 0; i < GameLine.HEAD.length(); i++) {
      if (bytes[from + i] != GameLine.HEAD.charAt(i)) {
        return false;
      }
    }
    crc.reset();
    crc.update(bytes, body, length);
    int digits = from + GameLine.HEAD.length();
    return hex(bytes, digits) == length && hex(bytes, digits + 9) == crc.getValue();
  }

  /** Reads eight hexadecimal digits; -1 if there are none. */
  private static long hex(byte[] bytes, int from) {
    long value = 0;
    for (int i = from; i < from + 8; i++) {
      int digit = Character.digit(bytes[i], 16);
      if (digit < 0) {
        return -1;
      }
      value = value << 4 | digit;
    }
    return value;
  }

  private static InputException damaged(Path file, int games) {
    return new InputException(
        "Line %d of '%s' is damaged: its length or checksum is wrong; move the file away or delete"
                .formatted(games + 1, file)
            + " the line, and resume to play the game again.");
  }
}

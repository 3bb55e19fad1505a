package org.plyscope.experiment.run.line;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.schedule.PlannedGame;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.ShellText;
import org.plyscope.wire.WireFile;

/** Reads the games of a run, one after the other, without keeping them. Used by one thread. */
public final class GameScan {
  private static final int CHUNK = 1 << 18;

  /** A game of 100,000 moves takes less than half of it. */
  private static final int LONGEST_LINE = 1 << 24;

  /** Takes the lines of a file. */
  @FunctionalInterface
  public interface Receiver {
    /**
     * Takes a line.
     *
     * @param game the game of the line
     * @param bytes where it stands, only until this method returns
     * @param from its first byte
     * @param length its length with its end
     * @throws IOException if the line cannot be dealt with
     */
    void game(RunGame game, byte[] bytes, int from, int length) throws IOException;
  }

  /** Takes the lines that are damaged. */
  @FunctionalInterface
  public interface Damage {
    /**
     * Takes a damaged line.
     *
     * @param number its number in the file, from 1
     * @param bytes where it stands, only until this method returns
     * @param from its first byte
     * @param length its length, with its end if it has one
     * @param reason the problem
     * @throws IOException if the line cannot be dealt with
     */
    void line(long number, byte[] bytes, int from, int length, String reason) throws IOException;
  }

  /**
   * The result of a scan.
   *
   * @param games how many lines are right
   * @param goodBytes their number of bytes; later ones are torn
   * @param tornBytes how many bytes come behind
   */
  public record Found(int games, long goodBytes, long tornBytes) {}

  private final GameCursor cursor;
  private final Schedule schedule;
  private final CRC32C crc = new CRC32C();

  /**
   * Makes a reader.
   *
   * @param names the name of each agent of the experiment
   * @param schedule the schedule of its games
   */
  public GameScan(List<String> names, Schedule schedule) {
    this.cursor = new GameCursor(names, schedule::gamesIn);
    this.schedule = schedule;
  }

  /**
   * Reads a file to its end. A last line that was not written completely is not an error; a wrong
   * line before the last is.
   *
   * @param file the file; one that is not there has no games
   * @param receiver takes the games in the order of the file
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
   * @throws InputException if the file cannot be read, or a line before the last is damaged
   */
  public Found read(Path file, long start, Receiver receiver) {
    return read(
        file,
        start,
        receiver,
        (number, bytes, from, length, reason) -> {
          throw damaged(file, linesBefore(file, start) + number, reason);
        });
  }

  /**
   * Reads a file to its end, damaged lines included. A last line without its end is not among them.
   *
   * @param file the file; one that is not there has no games
   * @param receiver takes the games in the order of the file
   * @param damage takes the damaged lines
   * @return the result; the good bytes are those of right lines
   * @throws InputException if the file cannot be read, or a line is longer than any game
   */
  public Found readDamaged(Path file, Receiver receiver, Damage damage) {
    return read(file, 0, receiver, damage);
  }

  private Found read(Path file, long start, Receiver receiver, Damage damage) {
    if (!Files.exists(file)) {
      return new Found(0, 0, 0);
    }
    try (InputStream in = WireFile.open(file)) {
      in.skipNBytes(start);
      return read(in, receiver, damage);
    } catch (IOException e) {
      throw new InputException(
          "The games in '" + file + "' cannot be read (" + FileReasons.of(e) + ").");
    }
  }

  /** Counts lines, to name one that was read from the middle of a file. */
  private static long linesBefore(Path file, long start) throws IOException {
    long lines = 0;
    try (InputStream in = new BufferedInputStream(WireFile.open(file), CHUNK)) {
      for (long i = 0; i < start; i++) {
        lines += in.read() == '\n' ? 1 : 0;
      }
    }
    return lines;
  }

  private Found read(InputStream in, Receiver receiver, Damage damage) throws IOException {
    byte[] bytes = new byte[CHUNK];
    int size = 0;
    int games = 0;
    long lines = 0;
    long good = 0;
    while (true) {
      int more = in.read(bytes, size, bytes.length - size);
      if (more < 0) {
        return new Found(games, good, size);
      }
      size += more;
      int from = 0;
      for (int behind = end(bytes, from, size); behind > 0; behind = end(bytes, from, size)) {
        lines++;
        boolean checked = checked(bytes, from, behind);
        if (!checked && behind == size && in.available() == 0) {
          return new Found(games, good, size - from);
        }
        RunGame game = null;
        String reason = "its length or checksum is wrong";
        try {
          game = checked ? kept(bytes, from, behind) : null;
        } catch (InputException e) {
          reason = e.getMessage().replaceFirst("\\.$", "");
        }
        if (game == null) {
          damage.line(lines, bytes, from, behind - from, reason);
        } else {
          receiver.game(game, bytes, from, behind - from);
          good += behind - from;
          games++;
        }
        from = behind;
      }
      System.arraycopy(bytes, from, bytes, 0, size - from);
      size -= from;
      if (size >= LONGEST_LINE) {
        throw new FileSystemException(
            null,
            null,
            "line %,d is longer than %,d bytes, so it is not that of a game"
                .formatted(lines + 1, LONGEST_LINE));
      }
      if (size == bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * size);
      }
    }
  }

  /** Reads the line of a game that counts, which must be one of the schedule. */
  private RunGame kept(byte[] bytes, int from, int behind) {
    RunGame game = game(bytes, from, behind);
    if (game.index() >= schedule.games()) {
      throw new InputException(
          "The number of the game is %d; it must be less than %d."
              .formatted(game.index(), schedule.games()));
    }
    PlannedGame planned = schedule.game((int) game.index());
    boolean same = game.block() == planned.block() && game.seats() == planned.seats().size();
    for (int seat = 0; same && seat < game.seats(); seat++) {
      same = game.entrant(seat) == planned.seats().get(seat);
    }
    if (!same) {
      throw new InputException(
          "Game %d has another game set or other agents than the experiment plans."
              .formatted(game.index()));
    }
    return game;
  }

  /**
   * Reads one line, for example of a worker.
   *
   * @throws InputException if it is damaged
   */
  public RunGame line(byte[] line) {
    if (!checked(line, 0, line.length)) {
      throw new InputException("The line of a game is damaged.");
    }
    return game(line, 0, line.length);
  }

  private RunGame game(byte[] bytes, int from, int behind) {
    cursor.open(bytes, from + GameLine.BODY, behind - 1);
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

  static InputException damaged(Path file, long line, String reason) {
    return new InputException(
        "Line %d of '%s' is damaged: %s; to set it aside and play its game again: plyscope repair %s"
            .formatted(line, file, reason, ShellText.quoted(file.toAbsolutePath().getParent())));
  }
}

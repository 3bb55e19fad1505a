package org.plyscope.experiment.run.line;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.OwnFolder;

/**
 * The file to which finished games are appended, each by one write, so that whatever ends the
 * program tears at most the line that is being written. Safe for any thread.
 */
public final class GameLog implements AutoCloseable {
  private static final long FORCE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final Path file;
  private final FileChannel channel;
  private final BitSet done;
  private final long torn;
  private long forced = System.nanoTime();
  private long forceNanos = FORCE_NANOS;

  private GameLog(Path file, FileChannel channel, BitSet done, long torn) {
    this.file = file;
    this.channel = channel;
    this.done = done;
    this.torn = torn;
  }

  /**
   * Opens a file, and cuts off a last line that has no end because it was not written completely. A
   * file that holds no game but something else is left alone.
   *
   * @param file the file, made if it is not there
   * @param scan reads the games that are there
   * @param receiver takes them
   * @throws InputException if the file cannot be read or written, is a link, or is damaged
   */
  public static GameLog open(Path file, GameScan scan, GameScan.Receiver receiver) {
    OwnFolder folder = new OwnFolder(file.toAbsolutePath().getParent());
    String name = file.getFileName().toString();
    BitSet done = new BitSet();
    GameScan.Found found =
        scan.read(
            file,
            (game, bytes, from, length) -> {
              done.set((int) game.index());
              receiver.game(game, bytes, from, length);
            });
    try {
      if (found.tornBytes() > 0) {
        cut(folder.writable(name), found);
      }
      return new GameLog(file, folder.open(name), done, found.tornBytes());
    } catch (IOException e) {
      throw failed(file, e);
    }
  }

  private static void cut(Path file, GameScan.Found found) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      long size = found.goodBytes() + found.tornBytes();
      ByteBuffer last = ByteBuffer.allocate(1);
      channel.read(last, size - 1);
      if (found.games() == 0 || last.get(0) == '\n') {
        throw GameScan.damaged(file, found.games() + 1, "it is not the complete line of a game");
      }
      if (channel.size() != size) {
        throw new FileSystemException(file.toString(), null, "another program writes to it");
      }
      channel.truncate(found.goodBytes());
    }
  }

  /**
   * Appends a game.
   *
   * @throws InputException if that fails
   */
  public synchronized void append(int index, byte[] line) {
    try {
      ByteBuffer buffer = ByteBuffer.wrap(line);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      done.set(index);
      // A killed program loses nothing that was written; this is for the power that fails.
      if (System.nanoTime() - forced >= forceNanos) {
        channel.force(false);
        forced = System.nanoTime();
      }
    } catch (IOException e) {
      throw failed(file, e);
    }
  }

  /** Waits for the disk after every game from now on. */
  public synchronized void syncEveryGame() {
    forceNanos = 0;
  }

  /** Returns whether a game is there. */
  public synchronized boolean has(int index) {
    return done.get(index);
  }

  /** Returns the numbers of all games that are there. */
  public synchronized BitSet done() {
    return (BitSet) done.clone();
  }

  /** Returns how many bytes of a torn line were cut off when the file was opened. */
  public long tornBytes() {
    return torn;
  }

  @Override
  public synchronized void close() {
    try {
      channel.force(false);
      channel.close();
    } catch (IOException e) {
      throw failed(file, e);
    }
  }

  private static InputException failed(Path file, IOException e) {
    return new InputException(
        "The games cannot be written to '" + file + "' (" + FileReasons.of(e) + ").");
  }
}

package org.plyscope.experiment.kept;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.file.FileReasons;

/**
 * Hands over the lines of a run in the order of their numbers. They were written nearly in order,
 * so few have to wait; where many would, as in the shards of a run, only their places are kept and
 * they are read once more. Used once, by one thread.
 *
 * @param <T> the type that a line becomes
 */
final class InOrder<T> {
  /** This number of games of a large run takes a few megabytes. */
  static final int MOST_WAITING = 20_000;

  /** Makes something of a line. */
  @FunctionalInterface
  interface Maker<T> {
    T of(RunGame game, byte[] bytes, int from, int length);
  }

  private final List<Path> files;
  private final GameScan scan;
  private final BitSet present;
  private final Maker<T> maker;
  private final Consumer<? super T> reader;
  private final int mostWaiting;
  private final BitSet seen = new BitSet();
  private final Map<Integer, T> waiting = new HashMap<>();

  /** The file, and the first byte and the length of a line in it; no length if not kept. */
  private short[] fileOf = {};

  private long[] places = {};
  private int[] lengths = {};
  private int next;

  /**
   * Prepares to read.
   *
   * @param folder the folder of a run
   * @param scan reads lines
   * @param present the numbers of the games to hand over; others that appear are left out
   * @param maker makes something of a line
   * @param reader takes it
   * @param mostWaiting how many may wait for those before them
   */
  InOrder(
      Path folder,
      GameScan scan,
      BitSet present,
      Maker<T> maker,
      Consumer<? super T> reader,
      int mostWaiting) {
    this.files = RunGames.files(folder);
    this.scan = scan;
    this.present = present;
    this.maker = maker;
    this.reader = reader;
    this.mostWaiting = mostWaiting;
    this.next = present.nextSetBit(0);
  }

  void read() {
    for (int file = 0; file < files.size(); file++) {
      int number = file;
      long[] place = {0};
      scan.read(
          files.get(file),
          (game, bytes, from, length) -> {
            int index = (int) game.index();
            if (present.get(index) && !seen.get(index)) {
              seen.set(index);
              if (index == next || waiting.size() < mostWaiting) {
                waiting.put(index, made(files.get(number), game, bytes, from, length));
                handOver();
              } else {
                keep(index, number, place[0], length);
              }
            }
            place[0] += length;
          });
    }
    readAgain();
  }

  private T made(Path file, RunGame game, byte[] bytes, int from, int length) {
    try {
      return maker.of(game, bytes, from, length);
    } catch (InputException e) {
      throw new InputException(
          "Game %d in '%s' cannot be read: %s".formatted(game.index(), file, e.getMessage()));
    }
  }

  private void handOver() {
    for (T now = waiting.remove(next); now != null; now = waiting.remove(next)) {
      reader.accept(now);
      next = present.nextSetBit(next + 1);
    }
  }

  private void keep(int index, int file, long place, int length) {
    if (lengths.length == 0) {
      fileOf = new short[present.length()];
      places = new long[present.length()];
      lengths = new int[present.length()];
    }
    fileOf[index] = (short) file;
    places[index] = place;
    lengths[index] = length;
  }

  private void readAgain() {
    FileChannel[] open = new FileChannel[files.size()];
    try {
      for (; next >= 0; next = present.nextSetBit(next + 1)) {
        T now = waiting.remove(next);
        if (now == null && next < lengths.length && lengths[next] > 0) {
          int file = fileOf[next];
          open[file] = open[file] == null ? FileChannel.open(files.get(file)) : open[file];
          byte[] line = line(open[file], places[next], lengths[next]);
          now = made(files.get(file), scan.line(line), line, 0, line.length);
        }
        if (now != null) {
          reader.accept(now);
        }
      }
    } catch (IOException e) {
      throw new InputException("The games cannot be read (" + FileReasons.of(e) + ").");
    } finally {
      Arrays.stream(open).forEach(InOrder::close);
    }
  }

  private static byte[] line(FileChannel file, long place, int length) throws IOException {
    ByteBuffer line = ByteBuffer.allocate(length);
    int more = 0;
    while (more >= 0 && line.hasRemaining()) {
      more = file.read(line, place + line.position());
    }
    return line.array();
  }

  private static void close(FileChannel file) {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException e) {
      throw new InputException("The games cannot be read (" + FileReasons.of(e) + ").");
    }
  }
}

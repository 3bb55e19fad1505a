package org.plyscope.experiment.kept;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;

/**
 * Knows which games of a folder are finished. The games of the file to which this process writes
 * are handed over by their writer; those of other processes are read from their files, and no line
 * is read twice. After a file was cut everything is read anew. Safe for any thread.
 */
final class Arrivals {
  /** Follows new lines; called by one thread at a time. */
  interface Receiver {
    /**
     * Receives a game that was not known.
     *
     * @param game the game
     * @param bytes where its line stands, only until this method returns
     * @param from the first byte of the line
     * @param length its length with its end
     */
    void game(RunGame game, byte[] bytes, int from, int length);

    /** Called after a file was cut; the games that are left are not handed over once more. */
    void cut();
  }

  private final Path folder;
  private final GameScan scan;
  private final Receiver receiver;
  private final Map<Path, Long> read = new HashMap<>();
  private final BitSet known = new BitSet();
  private int count;

  /** The file to which this process writes; null if there is none. */
  private Path written;

  Arrivals(Path folder, GameScan scan, Receiver receiver) {
    this.folder = folder;
    this.scan = scan;
    this.receiver = receiver;
  }

  /** Leaves a file alone from now on: its writer hands over all its lines, from the first one. */
  synchronized void begin(Path file) {
    written = file;
    read.put(file, 0L);
  }

  /** Takes the next line of the file to which this process writes. */
  synchronized void add(RunGame game, byte[] bytes, int from, int length) {
    read.merge(written, (long) length, Long::sum);
    arrived(game, bytes, from, length, true);
  }

  /** Reads all files from now on. */
  synchronized void end() {
    written = null;
  }

  /** Returns whether this process writes to the run. */
  synchronized boolean isWritten() {
    return written != null;
  }

  /** Reads the lines that others have written since. Returns how many games are known now. */
  synchronized int look() {
    List<Path> files = RunGames.files(folder);
    if (read.keySet().stream().anyMatch(this::isCut)) {
      startAgain(files);
    }
    files.stream().filter(file -> !file.equals(written)).forEach(file -> read(file, true));
    return count;
  }

  private boolean isCut(Path file) {
    return !file.equals(written) && file.toFile().length() < read.get(file);
  }

  private void startAgain(List<Path> files) {
    long own = written == null ? 0 : read.get(written);
    known.clear();
    count = 0;
    read.clear();
    receiver.cut();
    files.forEach(file -> read(file, false));
    if (written != null) {
      read.put(written, own);
    }
  }

  /**
   * Reads the lines that others have written since, and does something before more arrives.
   *
   * @param then receives the numbers of all games that are known, only until it returns
   */
  synchronized void look(Consumer<BitSet> then) {
    look();
    then.accept(known);
  }

  private void read(Path file, boolean news) {
    long from = read.getOrDefault(file, 0L);
    if (file.toFile().length() > from) {
      GameScan.Found found =
          scan.read(
              file,
              from,
              (game, bytes, start, length) -> arrived(game, bytes, start, length, news));
      read.put(file, from + found.goodBytes());
    }
  }

  private void arrived(RunGame game, byte[] bytes, int from, int length, boolean news) {
    if (!known.get((int) game.index())) {
      known.set((int) game.index());
      count++;
      if (news) {
        receiver.game(game, bytes, from, length);
      }
    }
  }
}

package org.plyscope.experiment.kept;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.experiment.run.RunGames;
import org.plyscope.experiment.run.line.GameScan;

/**
 * Knows which games of a folder are finished while others write to it. No line is read twice; after
 * a file was cut everything is read anew. Safe for any thread.
 */
final class Arrivals {
  private final Path folder;
  private final GameScan scan;
  private final Map<Path, Long> read = new HashMap<>();
  private final BitSet known = new BitSet();

  Arrivals(Path folder, GameScan scan) {
    this.folder = folder;
    this.scan = scan;
  }

  /**
   * Reads what has come since.
   *
   * @param receiver takes games that were not known
   * @return the numbers of all games that are known now
   */
  synchronized BitSet look(GameScan.Receiver receiver) {
    List<Path> files = RunGames.files(folder);
    if (read.keySet().stream().anyMatch(file -> file.toFile().length() < read.get(file))) {
      known.clear();
      read.clear();
      files.forEach(file -> read(file, (game, bytes, from, length) -> {}));
    }
    files.forEach(file -> read(file, receiver));
    return (BitSet) known.clone();
  }

  private void read(Path file, GameScan.Receiver receiver) {
    long from = read.getOrDefault(file, 0L);
    if (file.toFile().length() > from) {
      GameScan.Found found =
          scan.read(
              file,
              from,
              (game, bytes, start, length) -> {
                if (!known.get((int) game.index())) {
                  known.set((int) game.index());
                  receiver.game(game, bytes, start, length);
                }
              });
      read.put(file, from + found.goodBytes());
    }
  }
}

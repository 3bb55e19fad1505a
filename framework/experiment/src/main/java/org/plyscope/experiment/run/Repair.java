package org.plyscope.experiment.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.file.Aside;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.FolderClaim;
import org.plyscope.lab.file.OwnFolder;
import org.plyscope.wire.WireFile;

/**
 * Takes damaged lines out of the games of a run, so that their games are played again. The lines
 * are set aside in a file of their own, and the old file is kept.
 */
public final class Repair {
  /**
   * A file that was repaired.
   *
   * @param file the file of games
   * @param lines how many lines were set aside
   * @param damaged where these are now
   * @param kept where the old file is now
   */
  public record Repaired(Path file, int lines, Path damaged, Path kept) {}

  private static final GameScan.Receiver IGNORED = (game, bytes, from, length) -> {};
  private static final String WHAT = "The repaired run";

  private final Path folder;
  private final GameScan scan;

  /**
   * Prepares to repair.
   *
   * @param folder the folder of a run
   * @param scan reads its lines
   */
  public Repair(Path folder, GameScan scan) {
    this.folder = folder;
    this.scan = scan;
  }

  /**
   * Repairs all files of games, those of shards included.
   *
   * @return the files that had damaged lines
   * @throws InputException if a file is being written, or cannot be read or written
   */
  public List<Repaired> run() {
    List<Repaired> all = new ArrayList<>();
    for (Path file : RunGames.files(folder)) {
      String name = file.getFileName().toString();
      FolderClaim claim = RunFolder.claim(folder, name, false);
      try {
        int lines = damagedLines(file);
        if (lines > 0) {
          all.add(repaired(file, name, lines));
        }
      } finally {
        claim.close();
      }
    }
    return all;
  }

  private int damagedLines(Path file) {
    int[] lines = {0};
    GameScan.Found found =
        scan.readDamaged(file, IGNORED, (number, bytes, from, length, reason) -> lines[0]++);
    return lines[0] + (found.tornBytes() > 0 ? 1 : 0);
  }

  private Repaired repaired(Path file, String name, int lines) {
    OwnFolder own = new OwnFolder(folder);
    try {
      own.place(name);
      Path damaged = Aside.free(file, "damaged");
      own.write(WHAT, damaged.getFileName().toString(), out -> writeDamaged(file, out));
      Path kept = Aside.copy(file);
      own.write(
          WHAT,
          name,
          out ->
              scan.readDamaged(
                  kept,
                  (game, bytes, from, length) -> out.write(bytes, from, length),
                  (number, bytes, from, length, reason) -> {}));
      return new Repaired(file, lines, damaged, kept);
    } catch (IOException e) {
      throw new InputException(
          "%s cannot be written to '%s' (%s).".formatted(WHAT, file, FileReasons.of(e)));
    }
  }

  private void writeDamaged(Path file, OutputStream out) throws IOException {
    GameScan.Found found =
        scan.readDamaged(
            file, IGNORED, (number, bytes, from, length, reason) -> out.write(bytes, from, length));
    try (var in = WireFile.open(file)) {
      in.skipNBytes(Files.size(file) - found.tornBytes());
      in.transferTo(out);
    }
  }
}

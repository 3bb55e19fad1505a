package org.plyscope.experiment.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;

/** The games of a run, in whatever files of its folder they are. */
public final class RunGames {
  /** Excludes other files, such as those with lines that were set aside. */
  private static final Pattern SHARD = Pattern.compile("shard-\\d+-of-\\d+\\.jsonl");

  private RunGames() {}

  /**
   * Names a file that belongs to a file of games, so that each has only one writer.
   *
   * @param stem the stem of the file name, for example {@code environment}
   * @param games the name of the file of games
   * @return for example {@code environment.jsonl} or {@code environment-shard-000-of-004.jsonl}
   */
  public static String beside(String stem, String games) {
    return games.equals(RunFolder.GAMES) ? stem + ".jsonl" : stem + "-" + games;
  }

  /**
   * Lists the files with games.
   *
   * @return that of the run and those of shards, as far as they are there
   * @throws InputException if the folder cannot be read
   */
  public static List<Path> files(Path folder) {
    List<Path> files = new ArrayList<>();
    Path whole = folder.resolve(RunFolder.GAMES);
    if (Files.exists(whole)) {
      files.add(whole);
    }
    try {
      files.addAll(
          Listing.of(folder, file -> SHARD.matcher(file.getFileName().toString()).matches()));
    } catch (IOException e) {
      throw new InputException(
          "The folder '" + folder + "' cannot be read (" + FileReasons.of(e) + ").");
    }
    return files;
  }

  /**
   * Reads all games, each number once: the first counts.
   *
   * @param folder the folder of a run
   * @param scan reads lines
   * @param receiver takes them, in the order of the files
   * @throws InputException if a file cannot be read or is damaged
   */
  public static BitSet read(Path folder, GameScan scan, GameScan.Receiver receiver) {
    BitSet done = new BitSet();
    for (Path file : files(folder)) {
      scan.read(
          file,
          (game, bytes, from, length) -> {
            if (!done.get((int) game.index())) {
              done.set((int) game.index());
              receiver.game(game, bytes, from, length);
            }
          });
    }
    return done;
  }

  /**
   * Returns the part of a line that is the same whenever the game is played again.
   *
   * @param bytes where the line stands
   * @param from its first byte
   * @param length its length
   * @return the value of {@code game} as JSON
   */
  public static String gamePart(byte[] bytes, int from, int length) {
    String line = new String(bytes, from, length, StandardCharsets.UTF_8);
    int start = line.indexOf("\"game\":") + "\"game\":".length();
    return line.substring(start, line.indexOf(",\"meta\":{\"seatMicros\":", start));
  }
}

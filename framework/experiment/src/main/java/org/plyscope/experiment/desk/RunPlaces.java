package org.plyscope.experiment.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;

/** The folder in which the runs of this user lie, each in a folder of its own. */
final class RunPlaces {
  /** What a run consists of; anything else in its folder belongs to somebody else. */
  private static final String OWN_FILES =
      "{experiment.json,source.plyscope.json,conclusion.json,games.jsonl,shard-*.jsonl,"
          + "games-damaged*.jsonl,games-kept*.jsonl,environment.jsonl,environment-shard-*.jsonl,"
          + "checks.jsonl,checks-shard-*.jsonl,conflicts.jsonl,missing.txt,"
          + "run.lock,shard-*.lock,report.html}";

  private static final int LONGEST_NAME = 60;

  private final Path home;

  RunPlaces(Path home) {
    this.home = home;
  }

  /** Returns the folders of all runs, newest first. */
  List<Path> all() {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(home)) {
      try {
        found.addAll(Listing.of(home, RunFolder::isRun));
      } catch (IOException e) {
        throw new InputException(
            "The folder '" + home + "' cannot be read (" + FileReasons.of(e) + ").");
      }
    }
    found.sort(
        Comparator.comparingLong(
                (Path folder) -> -folder.resolve(RunFolder.EXPERIMENT).toFile().lastModified())
            .thenComparing(Comparator.reverseOrder()));
    return found;
  }

  /** Makes a folder for a new run, named after its experiment. */
  Path fresh(String experiment) {
    String plain =
        experiment.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    String name = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
    String base = name.isEmpty() ? "run" : name;
    try {
      Files.createDirectories(home);
      for (int number = 1; ; number++) {
        Path folder = home.resolve(number == 1 ? base : base + "-" + number);
        if (!Files.exists(folder)) {
          return Files.createDirectory(folder);
        }
      }
    } catch (IOException e) {
      throw new InputException("No run can be kept in '" + home + "' (" + FileReasons.of(e) + ").");
    }
  }

  /** Deletes the files of a run, and its folder unless something else is in it. */
  static void delete(Path folder) {
    try {
      for (Path file : Listing.of(folder, OWN_FILES)) {
        Files.delete(file);
      }
      if (Listing.of(folder, "*").isEmpty()) {
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new InputException(
          "The run in '" + folder + "' cannot be deleted (" + FileReasons.of(e) + ").");
    }
  }
}

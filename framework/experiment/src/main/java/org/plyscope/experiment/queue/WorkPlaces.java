package org.plyscope.experiment.queue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;

/** Where the work of this user lies, each in a folder of its own in the folder of its kind. */
final class WorkPlaces {
  private static final int LONGEST_NAME = 60;

  private final Path data;

  WorkPlaces(Path data) {
    this.data = data;
  }

  /** Returns the user's data directory. */
  Path data() {
    return data;
  }

  /** Work that was found. */
  private record Found(Path folder, long begun) {}

  /** Returns the folders of all work, newest first. */
  List<Path> all(List<WorkKind> kinds) {
    List<Found> found = new ArrayList<>();
    for (WorkKind kind : kinds) {
      Path home = data.resolve(kind.home());
      if (Files.isDirectory(home)) {
        try {
          Listing.of(home, one -> Files.isRegularFile(one.resolve(kind.plan())))
              .forEach(
                  one ->
                      found.add(new Found(one, one.resolve(kind.plan()).toFile().lastModified())));
        } catch (IOException e) {
          throw new InputException(
              "The folder '" + home + "' cannot be read (" + FileReasons.of(e) + ").");
        }
      }
    }
    found.sort(
        Comparator.comparingLong((Found one) -> -one.begun())
            .thenComparing(Found::folder, Comparator.reverseOrder()));
    return found.stream().map(Found::folder).toList();
  }

  /** Makes a folder for new work, named after it. */
  Path fresh(WorkKind kind, String name) {
    Path home = data.resolve(kind.home());
    String plain =
        name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
    String cut = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
    String base = cut.isEmpty() ? kind.kind().noun() : cut;
    try {
      Files.createDirectories(home);
      for (int number = 1; ; number++) {
        Path folder = home.resolve(number == 1 ? base : base + "-" + number);
        if (!Files.exists(folder)) {
          return Files.createDirectory(folder);
        }
      }
    } catch (IOException e) {
      throw new InputException(
          "No %s can be kept in '%s' (%s).".formatted(kind.kind().noun(), home, FileReasons.of(e)));
    }
  }

  /** Deletes the files of work, and its folder unless something else is in it. */
  static void delete(Path folder, WorkKind kind) {
    try {
      deleteFiles(folder, kind);
    } catch (IOException e) {
      throw new InputException(
          "The %s in '%s' cannot be deleted (%s)."
              .formatted(kind.kind().noun(), folder, FileReasons.of(e)));
    }
  }

  private static void deleteFiles(Path folder, WorkKind kind) throws IOException {
    for (Path runs : Listing.of(folder, "{" + String.join(",", kind.ownFolders()) + "}")) {
      deleteRuns(runs);
    }
    for (Path file : Listing.of(folder, "{" + String.join(",", kind.ownFiles()) + "}")) {
      Files.delete(file);
    }
    deleteIfEmpty(folder);
  }

  /** Deletes a run, or a folder of runs; a link leads to what belongs to something else. */
  private static void deleteRuns(Path folder) throws IOException {
    if (Files.isSymbolicLink(folder) || !Files.isDirectory(folder)) {
      return;
    }
    for (Path run : Listing.of(folder, "{lesson-*,generation-*}")) {
      deleteRuns(run);
    }
    for (Path file : Listing.of(folder, "{" + String.join(",", RunKind.OWN_FILES) + "}")) {
      Files.delete(file);
    }
    deleteIfEmpty(folder);
  }

  private static void deleteIfEmpty(Path folder) throws IOException {
    if (Listing.of(folder, "*").isEmpty()) {
      Files.delete(folder);
    }
  }
}

package org.plyscope.experiment.queue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.experiment.run.GivenName;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.Listing;
import org.plyscope.lab.file.PathText;

/** The folders of the work of this user, one per work in the folder of its kind. */
final class WorkPlaces {

  private final Path data;
  private final List<WorkKind> kinds;

  WorkPlaces(Path data, List<WorkKind> kinds) {
    this.data = data;
    this.kinds = List.copyOf(kinds);
  }

  /** Returns the user's data directory. */
  Path data() {
    return data;
  }

  /** Returns the kind of work that a folder holds; empty if it holds none. */
  Optional<WorkKind> find(Path folder) {
    return kinds.stream()
        .filter(kind -> Files.isRegularFile(folder.resolve(kind.plan())))
        .findFirst();
  }

  /**
   * Returns the kind of work that a folder holds.
   *
   * @throws InputException if it holds none
   */
  WorkKind kind(Path folder) {
    return find(folder)
        .orElseThrow(
            () ->
                new InputException(
                    "There is no run, tuning or training in the folder '" + folder + "'."));
  }

  /** Returns the name by which a folder is known; one that is gone has only its former name. */
  static Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException e) {
      return folder.toAbsolutePath().normalize();
    }
  }

  /** Returns when work was begun: its plan is written once. */
  Instant begun(Path folder, WorkKind kind) {
    return Instant.ofEpochMilli(folder.resolve(kind.plan()).toFile().lastModified());
  }

  /** Work that was found. */
  private record Found(Path folder, long begun) {}

  /** Returns the folders of all work, newest first. */
  List<Path> all() {
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

  /** Returns the folder that new work would get now, named after it. */
  Path free(WorkKind kind, String name) {
    return PathText.freeFolder(data.resolve(kind.home()), name, kind.kind().noun());
  }

  /** Makes a folder for new work, named after it. */
  Path fresh(WorkKind kind, String name) {
    Path home = data.resolve(kind.home());
    try {
      Files.createDirectories(home);
      return Files.createDirectory(free(kind, name));
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
    Files.deleteIfExists(folder.resolve(GivenName.FILE));
    deleteIfEmpty(folder);
  }

  /** Deletes a run, or a folder of runs; a link leads to files of something else. */
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

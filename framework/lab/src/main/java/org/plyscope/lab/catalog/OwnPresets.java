package org.plyscope.lab.catalog;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.TextFile;

/** The presets that the user keeps: a file each, in a folder of the data directory. */
public final class OwnPresets {
  private static final System.Logger LOG = System.getLogger(OwnPresets.class.getName());
  private static final int LARGEST = 1 << 20;

  private final Path folder;

  /**
   * Looks at a folder, which need not exist.
   *
   * @param data the user's data directory
   */
  public OwnPresets(Path data) {
    this.folder = data.resolve("presets");
  }

  /** Reads all of them; a damaged one is left out. Returns the presets, sorted by their files. */
  public List<OwnPreset> all() {
    List<OwnPreset> all = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          if (file.toString().endsWith(OwnPreset.ENDING)) {
            read(file, all);
          }
        }
      } catch (IOException e) {
        LOG.log(Level.WARNING, "The presets in " + folder + " cannot be listed.", e);
      }
    }
    return all;
  }

  private static void read(Path file, List<OwnPreset> all) {
    try {
      all.add(read(file));
    } catch (InputException e) {
      LOG.log(Level.WARNING, "The preset " + file + " is left out: " + e.getMessage());
    }
  }

  /**
   * Reads the file of a preset, wherever it is.
   *
   * @throws InputException if it cannot be read or is damaged
   */
  public static OwnPreset read(Path file) {
    try {
      return OwnPreset.read(TextFile.read(file, LARGEST));
    } catch (IOException e) {
      throw new InputException(
          "The preset '%s' cannot be read (%s).".formatted(file, FileReasons.of(e)));
    }
  }

  /**
   * Keeps a preset; one of the same id gives way.
   *
   * @throws InputException if it cannot be written
   */
  public void keep(OwnPreset preset) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException(
          "The folder '%s' cannot be made (%s).".formatted(folder, FileReasons.of(e)));
    }
    SafeFile.write("The preset", file(preset.id()), preset.write());
  }

  /**
   * Takes a preset away.
   *
   * @throws InputException if there is none, or it cannot be deleted
   */
  public void drop(String id) {
    List<String> ids = all().stream().map(OwnPreset::id).toList();
    if (!ids.contains(id)) {
      throw NearMatches.unknown("preset of yours", id, ids);
    }
    try {
      Files.delete(file(id));
    } catch (IOException e) {
      throw new InputException(
          "The preset '%s' cannot be deleted (%s).".formatted(id, FileReasons.of(e)));
    }
  }

  private Path file(String id) {
    return folder.resolve(id.substring(OwnPreset.PREFIX.length()) + OwnPreset.ENDING);
  }
}

package org.plyscope.workbench.session;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyscope.lab.file.Aside;
import org.plyscope.lab.file.FileReasons;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.file.TextFile;

/**
 * Reads and writes the small JSON files of the user's data directory. A damaged file is set aside,
 * one that cannot be read stays as it is: neither is ever overwritten, and {@link #problems}
 * reports both.
 */
public final class DataFiles {
  private static final System.Logger LOG = System.getLogger(DataFiles.class.getName());

  /** The file that holds where the user left off. */
  public static final String REMEMBERED = "workbench.json";

  private static final int LARGEST = 10_000_000;

  private final Path folder;
  private final Gson gson = new GsonBuilder().setPrettyPrinting().create();
  private final List<String> problems = new ArrayList<>();
  private final Set<String> untouchable = new HashSet<>();

  /** Uses a directory, which is made when first written to. */
  public DataFiles(Path folder) {
    this.folder = folder;
  }

  /** Returns the path of a file in the directory. */
  public Path path(String name) {
    return folder.resolve(name);
  }

  /** Returns a sentence for each file that could not be read so far. */
  public List<String> problems() {
    return List.copyOf(problems);
  }

  /** Reads the preferences, or the standard ones if there is no readable file. */
  public Preferences preferences() {
    return read("preferences.json", Preferences.class, Preferences.STANDARD);
  }

  /** Writes the preferences. */
  public void save(Preferences preferences) {
    write("preferences.json", preferences);
  }

  /** Reads where the user left off. */
  public Remembered remembered() {
    return read(REMEMBERED, Remembered.class, Remembered.NOTHING);
  }

  /** Writes where the user left off. */
  public void save(Remembered remembered) {
    write(REMEMBERED, remembered);
  }

  /** Reads a file, or returns the standard if there is no readable one. */
  public <T> T read(String name, Class<T> type, T standard) {
    Path file = path(name);
    try {
      T value = gson.fromJson(TextFile.read(file, LARGEST), type);
      return value == null ? standard : value;
    } catch (NoSuchFileException e) {
      return standard;
    } catch (CharacterCodingException | RuntimeException e) {
      // Records complain about their parts with exceptions of any kind.
      LOG.log(System.Logger.Level.DEBUG, file + " is damaged.", e);
      setAside(name, file);
    } catch (IOException e) {
      leaveAlone(name, FileReasons.of(e));
    }
    return standard;
  }

  /** Writes a file; a crash never leaves half of it. */
  public void write(String name, Object value) {
    if (untouchable.contains(name)) {
      return;
    }
    Path file = path(name);
    try {
      Files.createDirectories(folder);
      SafeFile.replace(file, gson.toJson(value));
    } catch (IOException e) {
      throw new UncheckedIOException(
          "%s cannot be written (%s).".formatted(file, FileReasons.of(e)), e);
    }
  }

  private void setAside(String name, Path file) {
    try {
      Path kept = Aside.move(file);
      problems.add(
          "%s is damaged and was kept as %s; the standard settings are used instead."
              .formatted(name, kept.getFileName()));
    } catch (IOException e) {
      leaveAlone(name, "it is damaged");
    }
  }

  private void leaveAlone(String name, String reason) {
    untouchable.add(name);
    problems.add(
        "%s cannot be read (%s); it stays as it is, and changes made now are not kept."
            .formatted(path(name), reason));
  }
}

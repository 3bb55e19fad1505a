package org.plyscope.workbench.session;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.plyscope.lab.file.SafeFile;

/** Reads and writes the small JSON files of the user's data directory. */
public final class DataFiles {
  private static final System.Logger LOG = System.getLogger(DataFiles.class.getName());

  private final Path folder;
  private final Gson gson = new GsonBuilder().setPrettyPrinting().create();

  /** Uses a directory, which is made when first written to. */
  public DataFiles(Path folder) {
    this.folder = folder;
  }

  /** Returns the path of a file in the directory. */
  public Path path(String name) {
    return folder.resolve(name);
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
    return read("workbench.json", Remembered.class, Remembered.NOTHING);
  }

  /** Writes where the user left off. */
  public void save(Remembered remembered) {
    write("workbench.json", remembered);
  }

  /** Reads a file, or returns the standard if there is no readable one. */
  public <T> T read(String name, Class<T> type, T standard) {
    Path file = path(name);
    if (!Files.exists(file)) {
      return standard;
    }
    try {
      T value = gson.fromJson(Files.readString(file), type);
      return value == null ? standard : value;
    } catch (IOException | JsonParseException e) {
      LOG.log(System.Logger.Level.WARNING, file + " cannot be read; defaults are used.", e);
      return standard;
    }
  }

  /** Writes a file; a crash never leaves half of it. */
  public void write(String name, Object value) {
    Path file = path(name);
    try {
      Files.createDirectories(folder);
      SafeFile.replace(file, gson.toJson(value));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written.", e);
    }
  }
}

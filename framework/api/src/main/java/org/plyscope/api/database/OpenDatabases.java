package org.plyscope.api.database;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.part.PartFile;

/**
 * Databases that are shared as long as they are used. A part that opens a large file keeps one of
 * these, because there is a new agent for every game: a file that has not changed is checked once.
 * Safe for any thread.
 */
public final class OpenDatabases {
  private final Map<Seen, WeakReference<Database>> open = new HashMap<>();

  /** Starts without any. */
  public OpenDatabases() {}

  /**
   * Opens a file like {@link Database#open(PartFile, String, String)}, or returns the table that
   * was read from it before.
   *
   * @param file the file
   * @param id the id that the table must have
   * @param rules the rules it must be for, in the builder's words
   * @return the table
   * @throws InputException if the file holds no table, another one, or a damaged one
   */
  public Database open(PartFile file, String id, String rules) {
    try {
      Seen seen = Seen.of(file.path());
      synchronized (open) {
        open.values().removeIf(known -> known.get() == null);
        WeakReference<Database> known = open.get(seen);
        Database database = known == null ? null : known.get();
        if (database == null) {
          database = Database.open(file);
          open.put(seen, new WeakReference<>(database));
        }
        return database.checked(file, id, rules);
      }
    } catch (IOException e) {
      throw new InputException("The file '" + file.path() + "' cannot be read.");
    }
  }

  /** Identifies the content of a file. */
  private record Seen(Path path, FileTime changed, long size) {
    static Seen of(Path path) throws IOException {
      return new Seen(path.toRealPath(), Files.getLastModifiedTime(path), Files.size(path));
    }
  }
}

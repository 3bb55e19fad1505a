package org.plyscope.agent.fauhalma.internal.cache;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The best moves that one agent knows: its own, and in a game also those in the file of all games.
 * Used by one thread.
 */
public final class MoveCache {
  private static final System.Logger LOG = System.getLogger(MoveCache.class.getName());

  /** There is a file for every way to search and every depth. */
  private static final int MOST_FILES = 64;

  private final Recipe recipe;
  private final int capacity;
  private final Path folder;
  private final Map<Integer, BestMoves> tables = new HashMap<>();
  private boolean playing;

  /**
   * Makes an empty cache.
   *
   * @param recipe the components of the searches
   * @param capacity positions to remember at each depth, in memory and in a file
   * @param folder where the files are, or null to keep none
   */
  public MoveCache(Recipe recipe, int capacity, Path folder) {
    this.recipe = recipe;
    this.capacity = recipe.chancy() ? 0 : capacity;
    this.folder = folder;
  }

  /** Starts a game: from now on the files count. */
  public void begin() {
    playing = folder != null && capacity > 0;
    tables.clear();
  }

  /** Returns the known move of a position, or null. */
  public BestMove get(int depth, String position) {
    return table(depth).get(position);
  }

  /** Adds the result of a search. */
  public void put(int depth, String position, BestMove move) {
    if (capacity > 0) {
      table(depth).put(position, move);
    }
  }

  private BestMoves table(int depth) {
    return tables.computeIfAbsent(
        depth,
        d -> {
          BestMoves table = new BestMoves(capacity);
          if (playing) {
            try {
              table.load(file(d).read());
            } catch (IOException | RuntimeException e) {
              LOG.log(Level.DEBUG, "Best moves cannot be read.", e);
            }
          }
          return table;
        });
  }

  private MoveFile file(int depth) {
    return new MoveFile(
        folder.resolve("best-" + recipe.name(depth) + ".txt"),
        "depth " + depth + ", " + recipe.text(),
        capacity);
  }

  /** Writes the moves found in a game to the files. A cache that cannot be kept is no fault. */
  public void save() {
    if (!playing) {
      return;
    }
    tables.forEach(
        (depth, table) -> {
          Map<String, BestMove> found = table.takeUnsaved();
          if (!found.isEmpty()) {
            try {
              file(depth).add(found);
              removeOldest();
            } catch (IOException | RuntimeException e) {
              LOG.log(Level.DEBUG, "Best moves cannot be kept.", e);
            }
          }
        });
  }

  private void removeOldest() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(f -> f.getFileName().toString().startsWith("best-")).toList();
    }
    if (files.size() > MOST_FILES) {
      Map<Path, FileTime> times = new HashMap<>();
      for (Path file : files) {
        times.put(file, Files.getLastModifiedTime(file));
      }
      Path oldest = files.stream().min(Comparator.comparing(times::get)).orElseThrow();
      Files.deleteIfExists(oldest);
    }
  }

  /** Best moves by position; the least recently used leave first. */
  private static final class BestMoves {
    private final Map<String, BestMove> moves;
    private final Map<String, BestMove> unsaved = new LinkedHashMap<>();

    BestMoves(int capacity) {
      moves =
          new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, BestMove> eldest) {
              return size() > capacity;
            }
          };
    }

    /** Returns the known move of a position, or null. */
    BestMove get(String position) {
      return moves.get(position);
    }

    /** Adds a new result of a search. */
    void put(String position, BestMove move) {
      moves.put(position, move);
      unsaved.put(position, move);
    }

    /** Adds a move that is known from elsewhere. */
    void load(Map<String, BestMove> known) {
      moves.putAll(known);
    }

    /** Returns the moves found since the last call. */
    Map<String, BestMove> takeUnsaved() {
      Map<String, BestMove> taken = new LinkedHashMap<>(unsaved);
      unsaved.clear();
      return taken;
    }
  }
}

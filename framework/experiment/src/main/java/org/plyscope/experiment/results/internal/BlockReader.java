package org.plyscope.experiment.results.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.plyscope.api.run.RunGame;

/**
 * Groups games into blocks and separates new ones from repetitions. Holds only the games of blocks
 * that are not complete yet. Used by one thread.
 */
public final class BlockReader {
  private final Consumer<? super FinishedBlock> fresh;
  private final Consumer<? super FinishedBlock> repeated;
  private final Map<Long, List<RunGame>> open = new HashMap<>();
  private final Seen gamesSeen;
  private final Seen blocksSeen;
  private long games;
  private long distinctGames;
  private long blocks;
  private long distinctBlocks;

  /**
   * Starts without games.
   *
   * @param fresh gets each complete block that is no repetition
   * @param repeated gets each complete block that is one
   */
  public BlockReader(
      Consumer<? super FinishedBlock> fresh, Consumer<? super FinishedBlock> repeated) {
    this.fresh = fresh;
    this.repeated = repeated;
    this.gamesSeen = new Seen();
    this.blocksSeen = new Seen();
  }

  /**
   * Goes on where another reader is, which must not be added to as long as this one is.
   *
   * @param other the other reader
   * @param fresh gets each complete block that is no repetition
   * @param repeated gets each complete block that is one
   */
  BlockReader(
      BlockReader other,
      Consumer<? super FinishedBlock> fresh,
      Consumer<? super FinishedBlock> repeated) {
    this.fresh = fresh;
    this.repeated = repeated;
    this.gamesSeen = new Seen(other.gamesSeen);
    this.blocksSeen = new Seen(other.blocksSeen);
    other.open.forEach((block, games) -> open.put(block, new ArrayList<>(games)));
    this.games = other.games;
    this.distinctGames = other.distinctGames;
    this.blocks = other.blocks;
    this.distinctBlocks = other.distinctBlocks;
  }

  /** Adds a game. */
  public void add(RunGame game) {
    games++;
    if (game.fingerprint() == 0 || gamesSeen.add(game.fingerprint())) {
      distinctGames++;
    }
    List<RunGame> others = open.computeIfAbsent(game.block(), b -> new ArrayList<>());
    others.add(game);
    if (others.size() == game.blockSize()) {
      open.remove(game.block());
      blocks++;
      FinishedBlock block = new FinishedBlock(game.block(), others);
      if (others.stream().anyMatch(g -> g.fingerprint() == 0)
          || blocksSeen.add(block.fingerprint())) {
        distinctBlocks++;
        fresh.accept(block);
      } else {
        repeated.accept(block);
      }
    }
  }

  /** Returns how many games were added. */
  public long games() {
    return games;
  }

  /** Returns how many different games were added. */
  public long distinctGames() {
    return distinctGames;
  }

  /** Returns how many blocks are complete. */
  public long blocks() {
    return blocks;
  }

  /** Returns how many different blocks are complete. */
  public long distinctBlocks() {
    return distinctBlocks;
  }

  /** Remembers hashes without boxes: millions in a few megabytes. Used by one thread. */
  private static final class Seen {
    private long[] table = new long[64];
    private int size;

    /** Hashes that were seen before; null if there are none. */
    private final Seen below;

    /** Starts without hashes. */
    Seen() {
      below = null;
    }

    /** Starts with the hashes of another, which must not grow as long as this is added to. */
    Seen(Seen below) {
      this.below = below;
    }

    /**
     * Adds a hash.
     *
     * @param hash the hash, not 0
     * @return true if it is new
     */
    boolean add(long hash) {
      if (below != null && below.contains(hash)) {
        return false;
      }
      if (2 * (size + 1) > table.length) {
        grow();
      }
      int place = place(table, hash);
      if (table[place] == hash) {
        return false;
      }
      table[place] = hash;
      size++;
      return true;
    }

    private boolean contains(long hash) {
      return table[place(table, hash)] == hash || (below != null && below.contains(hash));
    }

    private void grow() {
      long[] larger = new long[2 * table.length];
      for (long hash : table) {
        if (hash != 0) {
          larger[place(larger, hash)] = hash;
        }
      }
      table = larger;
    }

    private static int place(long[] table, long hash) {
      int mask = table.length - 1;
      int place = (int) ((hash * 0x9E3779B97F4A7C15L) >>> 32) & mask;
      while (table[place] != 0 && table[place] != hash) {
        place = (place + 1) & mask;
      }
      return place;
    }
  }
}

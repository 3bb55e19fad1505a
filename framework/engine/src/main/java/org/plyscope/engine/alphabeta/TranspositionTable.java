package org.plyscope.engine.alphabeta;

import java.util.Arrays;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.Scores;

/**
 * Remembers the results of a search about positions. Primitive arrays, fixed size.
 *
 * <p>An entry holds the full key, the best move, value, depth and kind of bound. A reader still has
 * to check that the move is legal before it trusts the value: two positions with the same key would
 * rarely share their moves too. Values are stored as seen from the node ({@link Scores#fromNode}).
 */
public final class TranspositionTable {
  /** Returned by {@link #find} if a position is not known. */
  public static final int MISSING = -1;

  private static final int BYTES_PER_ENTRY = 24;
  private static final int DEPTH_BITS = 10;
  private static final int BOUND_BITS = 2;
  private static final int AGE_BITS = 8;
  private static final int AGES = (1 << AGE_BITS) - 1;
  private static final long HORIZON = 1L << (DEPTH_BITS + BOUND_BITS + AGE_BITS);

  private final long[] keys;
  private final long[] moves;
  private final long[] data;
  private final int mask;
  private final TableSettings.Replacement replacement;
  private int age = 1;
  private int valid;
  private int sinceCleared;
  private long used;

  /**
   * Makes an empty table.
   *
   * @param settings its size, at least a megabyte, and replacement policy
   */
  public TranspositionTable(TableSettings settings) {
    long entries = settings.megabytes() * (1L << 20) / BYTES_PER_ENTRY;
    int size = (int) Long.highestOneBit(Math.min(entries, 1L << 28));
    this.keys = new long[size];
    this.moves = new long[size];
    this.data = new long[size];
    this.mask = size - 1;
    this.replacement = settings.replacement();
  }

  /** Starts a new search: older entries stay readable but are the first to go. */
  public void nextSearch() {
    age = age % AGES + 1;
    valid = Math.min(valid + 1, AGES - 1);
    sinceCleared++;
  }

  /**
   * Forgets everything without touching the memory: present entries are no longer found and the
   * first to go. For the next move of a game, in which the same position may have another value,
   * because it is repeated or because it is judged from another root.
   */
  public void forget() {
    if (sinceCleared >= AGES - 1) {
      clear();
    }
    nextSearch();
    valid = 0;
    used = 0;
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(data, 0);
    used = 0;
    sinceCleared = 0;
  }

  /**
   * Looks up a position.
   *
   * @param key its key
   * @return the entry for the other methods, or {@link #MISSING}
   */
  public int find(long key) {
    int slot = slot(key);
    if (keys[slot] == key && known(slot)) {
      return slot;
    }
    int second = slot ^ 1;
    return replacement == TableSettings.Replacement.TWO_TIER && keys[second] == key && known(second)
        ? second
        : MISSING;
  }

  /**
   * Returns the best move of an entry.
   *
   * @param entry an entry
   * @return the move, or {@link MoveList#NONE}
   */
  public long move(int entry) {
    return moves[entry];
  }

  /**
   * Returns the value of an entry.
   *
   * @param entry an entry
   * @return the value as seen from the node
   */
  public int value(int entry) {
    return (int) (data[entry] >> 32);
  }

  /**
   * Returns how deep the position was searched.
   *
   * @param entry an entry
   * @return plies
   */
  public int depth(int entry) {
    return (int) (data[entry] >>> (BOUND_BITS + AGE_BITS)) & ((1 << DEPTH_BITS) - 1);
  }

  /**
   * Returns how the value is to be read.
   *
   * @param entry an entry
   * @return exact, lower or upper
   */
  public Bound bound(int entry) {
    return switch ((int) (data[entry] >>> AGE_BITS) & ((1 << BOUND_BITS) - 1)) {
      case 0 -> Bound.EXACT;
      case 1 -> Bound.LOWER;
      default -> Bound.UPPER;
    };
  }

  /**
   * Returns whether the search below the position met its depth limit anywhere.
   *
   * @param entry an entry
   * @return false if every line below was played to its end
   */
  public boolean horizon(int entry) {
    return (data[entry] & HORIZON) != 0;
  }

  /**
   * Stores a result, unless the policy keeps the existing entry.
   *
   * @param key the key of the position
   * @param move its best move
   * @param value its value as seen from the node
   * @param depth how deep it was searched
   * @param bound exact, lower or upper
   * @param horizon whether the depth limit was met anywhere below
   */
  public void store(long key, long move, int value, int depth, Bound bound, boolean horizon) {
    int slot = place(key, depth);
    if (slot == MISSING) {
      return;
    }
    if (!known(slot)) {
      used++;
    }
    keys[slot] = key;
    moves[slot] = move;
    int kind = bound == Bound.EXACT ? 0 : bound == Bound.LOWER ? 1 : 2;
    int plies = Math.min(depth, (1 << DEPTH_BITS) - 1);
    data[slot] =
        (long) value << 32
            | (long) plies << (BOUND_BITS + AGE_BITS)
            | (long) kind << AGE_BITS
            | age
            | (horizon ? HORIZON : 0);
  }

  /** {@return how many entries are taken} */
  public long used() {
    return used;
  }

  private boolean known(int slot) {
    int behind = age - (int) (data[slot] & AGES);
    return data[slot] != 0 && (behind < 0 ? behind + AGES : behind) <= valid;
  }

  /** Decides where a position goes, or that it does not. */
  private int place(long key, int depth) {
    int slot = slot(key);
    return switch (replacement) {
      case ALWAYS -> slot;
      case DEEPER -> yields(slot, key, depth) ? slot : MISSING;
      case TWO_TIER -> yields(slot, key, depth) ? slot : slot ^ 1;
    };
  }

  private boolean yields(int slot, long key, int depth) {
    return data[slot] == 0
        || keys[slot] == key
        || (data[slot] & AGES) != age
        || depth >= depth(slot);
  }

  private int slot(long key) {
    // The upper half is mixed in: games with weak keys differ there only.
    int slot = (int) (key ^ key >>> 32) & mask;
    return replacement == TableSettings.Replacement.TWO_TIER ? slot & ~1 : slot;
  }
}

package org.plyscope.experiment.results.internal;

/** Remembers hashes without boxes: millions in a few megabytes. Used by one thread. */
public final class Seen {
  private long[] table = new long[64];
  private int size;

  /** Hashes that were seen before; null if there are none. */
  private final Seen below;

  /** Starts without hashes. */
  public Seen() {
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
  public boolean add(long hash) {
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

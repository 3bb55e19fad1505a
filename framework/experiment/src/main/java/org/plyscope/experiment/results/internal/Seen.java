package org.plyscope.experiment.results.internal;

/** Remembers hashes without boxes: millions in a few megabytes. Used by one thread. */
public final class Seen {
  private long[] table = new long[64];
  private int size;

  /**
   * Adds a hash.
   *
   * @param hash the hash, not 0
   * @return true if it is new
   */
  public boolean add(long hash) {
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

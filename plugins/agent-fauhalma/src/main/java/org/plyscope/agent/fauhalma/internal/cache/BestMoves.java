package org.plyscope.agent.fauhalma.internal.cache;

import java.util.LinkedHashMap;
import java.util.Map;

/** Best moves by position; the least recently used leave first. */
final class BestMoves {
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

  /** Returns what is known about a position, or null. */
  BestMove get(String position) {
    return moves.get(position);
  }

  /** Adds what a search has found just now. */
  void put(String position, BestMove move) {
    moves.put(position, move);
    unsaved.put(position, move);
  }

  /** Adds what is known from elsewhere. */
  void load(Map<String, BestMove> known) {
    moves.putAll(known);
  }

  /** Returns what was found since this was asked last. */
  Map<String, BestMove> takeUnsaved() {
    Map<String, BestMove> taken = new LinkedHashMap<>(unsaved);
    unsaved.clear();
    return taken;
  }
}

package org.plyscope.game.checkers;

import java.util.Arrays;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Solves every position that can follow from some roots with few pieces, backwards from the end. A
 * position that is neither won nor lost after that can be held forever and is a draw.
 */
final class EndgameTable {
  enum Outcome {
    WIN,
    LOSS,
    DRAW
  }

  private static final int SLOTS = 1 << 22;

  private final CheckersRules rules = CheckersPositions.withoutDraws();
  private final MoveList moves = new MoveList();

  /** Open addressing by the key of the state; a slot holds a position's number plus one. */
  private final long[] keys = new long[SLOTS];

  private final int[] slots = new int[SLOTS];
  private int size;
  private Placement[] placements = new Placement[1024];
  private int[] firstEdge = new int[1024];
  private int[] edges = new int[4096];
  private int edgeCount;
  private Outcome[] outcomes;

  EndgameTable(String... roots) {
    for (String root : roots) {
      number((CheckersState) rules.parse(root));
    }
    for (int node = 0; node < size; node++) {
      expand(node);
    }
    solve();
  }

  /** Returns the outcome for the side to move. */
  Outcome outcome(State state) {
    return outcomes[slots[slot(state.key())] - 1];
  }

  private int slot(long key) {
    int slot = (int) key & (SLOTS - 1);
    while (slots[slot] != 0 && keys[slot] != key) {
      slot = (slot + 1) & (SLOTS - 1);
    }
    return slot;
  }

  private int number(CheckersState state) {
    int slot = slot(state.key());
    if (slots[slot] == 0) {
      if (size == placements.length) {
        placements = Arrays.copyOf(placements, 2 * size);
        firstEdge = Arrays.copyOf(firstEdge, 2 * size);
      }
      placements[size++] = state.placement();
      keys[slot] = state.key();
      slots[slot] = size;
    }
    return slots[slot] - 1;
  }

  private void expand(int node) {
    firstEdge[node] = edgeCount;
    CheckersState state = new CheckersState(rules, placements[node]);
    for (int i = state.moves(moves) - 1; i >= 0; i--) {
      state.play(moves.get(i));
      if (edgeCount == edges.length) {
        edges = Arrays.copyOf(edges, 2 * edgeCount);
      }
      edges[edgeCount++] = number(state);
      state.undo();
    }
  }

  /** A position is lost if all moves lead to won ones, and won if a move leads to a lost one. */
  private void solve() {
    int[] open = new int[size];
    int[] firstBack = new int[size + 1];
    for (int i = 0; i < edgeCount; i++) {
      firstBack[edges[i] + 1]++;
    }
    for (int i = 0; i < size; i++) {
      firstBack[i + 1] += firstBack[i];
    }
    int[] back = new int[edgeCount];
    int[] fill = Arrays.copyOf(firstBack, size);
    outcomes = new Outcome[size];
    int[] queue = new int[size];
    int end = 0;
    for (int node = 0; node < size; node++) {
      int last = node + 1 < size ? firstEdge[node + 1] : edgeCount;
      open[node] = last - firstEdge[node];
      for (int edge = firstEdge[node]; edge < last; edge++) {
        back[fill[edges[edge]]++] = node;
      }
      if (open[node] == 0) {
        outcomes[node] = Outcome.LOSS;
        queue[end++] = node;
      }
    }
    for (int start = 0; start < end; start++) {
      int node = queue[start];
      for (int i = firstBack[node]; i < firstBack[node + 1]; i++) {
        int parent = back[i];
        open[parent]--;
        if (outcomes[parent] == null && (outcomes[node] == Outcome.LOSS || open[parent] == 0)) {
          outcomes[parent] = outcomes[node] == Outcome.LOSS ? Outcome.WIN : Outcome.LOSS;
          queue[end++] = parent;
        }
      }
    }
    for (int node = 0; node < size; node++) {
      outcomes[node] = outcomes[node] == null ? Outcome.DRAW : outcomes[node];
    }
  }
}

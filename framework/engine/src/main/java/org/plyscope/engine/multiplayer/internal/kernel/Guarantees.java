package org.plyscope.engine.multiplayer.internal.kernel;

import org.plyscope.engine.multiplayer.MaxNPruning;
import org.plyscope.engine.multiplayer.MaxNSettings;
import org.plyscope.engine.multiplayer.internal.Shares;

/**
 * Adds up the guaranteed values of players along the path. If that is all there is, the rest of the
 * last one's node cannot be better for all of them at once: one will not let it come there.
 *
 * <p>With two players in a row that one is the player before, who has something at least as good.
 * With more it may also be a player in between, who then prefers the cut node to the move that the
 * search expects; so such a cut rests on the first player's guarantee until that player is known
 * not to care.
 */
final class Guarantees {
  private final boolean prunes;
  private final boolean deep;
  private final boolean speculates;
  private final int total;
  private final long[] cuts;

  /** Plies before this one do not count, while cut parts below are searched again. */
  private int first;

  private final boolean alwaysStrict;
  private boolean strict;

  Guarantees(MaxNSettings settings, int players) {
    MaxNPruning pruning = settings.pruning();
    this.prunes = pruning != MaxNPruning.NONE;
    this.deep = pruning == MaxNPruning.SPECULATIVE || pruning == MaxNPruning.APPROXIMATE;
    this.speculates = pruning == MaxNPruning.SPECULATIVE;
    this.total = settings.shares() ? Shares.TOTAL : settings.total();
    this.cuts = new long[Math.max(players, 3) + 1];
    // Of equal moves any may be taken, so all must be seen; else the first found is enough.
    this.alwaysStrict = settings.randomTies();
    this.strict = alwaysStrict;
  }

  /**
   * Returns whether the rest of a node is to be cut, and notes the consequences for it.
   *
   * @param ply where the node is, one move of which has just been searched
   */
  boolean cuts(Level[] path, int ply) {
    Level node = path[ply];
    if (!prunes || !node.sure) {
      return false;
    }
    long sum = node.own();
    if (reached(sum)) {
      // The mover has everything: there is nothing better.
      cuts[1]++;
      return true;
    }
    int seen = 1 << node.mover;
    int added = 1;
    int at = ply - 1;
    while (at >= first && path[at].mover == node.mover) {
      at--;
    }
    for (; at >= first && path[at].sure && (seen >>> path[at].mover & 1) == 0; at--) {
      sum += path[at].own();
      seen |= 1 << path[at].mover;
      added++;
      if (added > 2 && !deep) {
        return false;
      }
      if (reached(sum)) {
        cuts[added]++;
        node.cut = true;
        node.rests = added > 2 && speculates ? Math.min(node.rests, at) : node.rests;
        return true;
      }
    }
    return false;
  }

  private boolean reached(long sum) {
    return strict ? sum > total : sum >= total;
  }

  /** Returns whether the player before might want the node of a ply, given its known bounds. */
  boolean wanted(Level[] path, int ply) {
    Level before = path[ply - 1];
    int offer = path[ply].vector[before.mover];
    return !before.sure || (strict ? offer >= before.own() : offer > before.own());
  }

  /** Returns the largest payoff of a player at a node whose mover is sure of a value. */
  int most(int own) {
    return total - own;
  }

  /** Starts to search parts of the node of a ply again; returns an action that ends it. */
  int startAgain(int ply) {
    int before = first;
    first = ply;
    // A part that comes earlier in the order is preferred even if it is only as good.
    strict = true;
    return before;
  }

  void endAgain(int before, boolean strictBefore) {
    first = before;
    strict = strictBefore;
  }

  boolean strict() {
    return strict;
  }

  /** Starts a search of the root, also after one that was stopped in the middle. */
  void reset() {
    first = 0;
    strict = alwaysStrict;
  }

  long[] cuts() {
    return cuts.clone();
  }
}

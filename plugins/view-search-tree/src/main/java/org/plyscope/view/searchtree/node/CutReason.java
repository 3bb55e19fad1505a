package org.plyscope.view.searchtree.node;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.view.searchtree.model.TreeModel;

/**
 * Why the rest of a node was cut off: which reply was enough, and which player already has
 * something better.
 *
 * @param source the source of the measurement
 * @param reply the child whose value was enough, or -1 if it is not kept
 * @param choice the node above at which the bound was set, or -1 if the search began with it
 * @param better the moves that set the bound, the nearest first; none if they are not kept
 * @param asked the move at {@code choice} that leads to the node that was cut, or -1
 * @param limit the bound, from the root player's view; NaN if the search has no windows
 */
public record CutReason(
    Source source, int reply, int choice, List<Integer> better, int asked, double limit) {
  /** The origin of the bound. */
  public enum Source {
    /** A move that was searched before at {@link CutReason#choice}. */
    MOVE,
    /** An empty window: the search only asked whether a move is better than another one. */
    QUESTION,
    /** The window the search started with. */
    START,
    /** The values of other players: together it is all there is. */
    SHARES
  }

  private static final int NONE = -1;

  /** Values come from whole numbers by one division, so that sums of few are off by less. */
  private static final double ROUNDING = 1e-6;

  /** Copies the moves. */
  public CutReason {
    better = List.copyOf(better);
  }

  /** Explains a node; empty if nothing was cut there, or the reason is unknown. */
  public static Optional<CutReason> of(TreeModel tree, int node) {
    if (tree.end(node) != NodeEnd.CUTOFF) {
      return Optional.empty();
    }
    Trace trace = tree.trace();
    boolean windows = !Double.isNaN(trace.alpha(tree.number(node)));
    return windows ? Optional.of(byWindow(tree, node)) : byShares(tree, node);
  }

  /** Returns whether the reply is too good for the root player, so that others avoid the node. */
  public static boolean tooGood(TreeModel tree, int node) {
    return tree.bound(node) == Bound.LOWER
        || (tree.bound(node) != Bound.UPPER
            && tree.value(node) >= tree.trace().beta(tree.number(node)));
  }

  private static CutReason byWindow(TreeModel tree, int node) {
    boolean high = tooGood(tree, node);
    double limit = end(tree, node, high);
    int reply = reply(tree, node);
    int below = node;
    for (int above = tree.parent(node); above >= 0; above = tree.parent(above)) {
      if (end(tree, above, high) != limit) {
        // Only the root player raises the lower end, only the others lower the upper one.
        boolean root = tree.player(above) == tree.player(0);
        Source source = root == high ? Source.QUESTION : Source.MOVE;
        int best = best(tree, above, below, root);
        List<Integer> better = best < 0 ? List.of() : List.of(best);
        return new CutReason(source, reply, above, better, below, limit);
      }
      below = above;
    }
    return new CutReason(Source.START, reply, NONE, List.of(), NONE, limit);
  }

  private static double end(TreeModel tree, int node, boolean high) {
    int number = tree.number(node);
    return high ? tree.trace().beta(number) : tree.trace().alpha(number);
  }

  /** Returns the child that met the bound: the last one searched, if it was kept. */
  private static int reply(TreeModel tree, int node) {
    int last = tree.endChild(node) - 1;
    return tree.inner(node) && tree.value(last) == tree.value(node) ? last : NONE;
  }

  /** Returns the best of the moves that were searched before one of their siblings, or -1. */
  private static int best(TreeModel tree, int parent, int before, boolean root) {
    long again = tree.trace().move(tree.number(before));
    int best = NONE;
    for (int c = tree.firstChild(parent); c < before; c++) {
      double value = tree.value(c);
      boolean other = tree.trace().move(tree.number(c)) != again;
      boolean better = best < 0 || (root ? value > tree.value(best) : value < tree.value(best));
      if (other && !Double.isNaN(value) && better) {
        best = c;
      }
    }
    return best;
  }

  /**
   * Without windows the search adds up the guaranteed values of players along the path, one per
   * ply, until they reach the total.
   */
  private static Optional<CutReason> byShares(TreeModel tree, int node) {
    int reply = tree.inner(node) ? tree.endChild(node) - 1 : NONE;
    double all = total(tree, node);
    double sum = share(tree, node, tree.player(node));
    List<Integer> better = new ArrayList<>();
    List<Integer> seen = new ArrayList<>(List.of(tree.player(node)));
    int below = node;
    for (int above = tree.parent(node); above >= 0; above = tree.parent(above)) {
      int player = tree.player(above);
      boolean own = better.isEmpty() && player == tree.player(node);
      int best = bestFor(tree, above, below);
      if (!own && (best < 0 || seen.contains(player) || sum >= all - ROUNDING)) {
        break;
      }
      if (!own) {
        better.add(best);
        seen.add(player);
        sum += share(tree, best, player);
      }
      below = above;
    }
    int choice = better.isEmpty() ? NONE : tree.parent(better.get(0));
    return Double.isNaN(sum)
        ? Optional.empty()
        : Optional.of(new CutReason(Source.SHARES, reply, choice, better, NONE, Double.NaN));
  }

  /**
   * Returns the sum of the values of all players; the same at every node where there are shares.
   */
  private static double total(TreeModel tree, int node) {
    double sum = 0;
    for (int p = 0; p < tree.trace().rules().players(); p++) {
      sum += share(tree, node, p);
    }
    return sum;
  }

  private static int bestFor(TreeModel tree, int parent, int before) {
    int player = tree.player(parent);
    int best = NONE;
    for (int c = tree.firstChild(parent); c < before; c++) {
      double share = share(tree, c, player);
      boolean known = !Double.isNaN(share) && tree.end(c) != NodeEnd.CUTOFF;
      if (known && (best < 0 || share > share(tree, best, player))) {
        best = c;
      }
    }
    return best;
  }

  /** Returns the value of a player at a node. */
  static double share(TreeModel tree, int node, int player) {
    return tree.trace().value(tree.number(node), player);
  }
}

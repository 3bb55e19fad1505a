package org.plyscope.engine.montecarlo.internal;

import java.util.EnumSet;
import java.util.Set;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.engine.montecarlo.SelectionSettings.Rule;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.UctSettings.Backup;
import org.plyscope.engine.montecarlo.UctSettings.Parallel;

/** The tree of an agent, kept from one move of a game to the next where that is wanted. */
public final class KeptTree {
  private static final long MEGABYTE = 1 << 20;

  /** A prior may be a network, so its answers are kept even when nodes take all the memory. */
  private static final int LEAST_SHARE_OF_WEIGHTS = 8;

  private final UctSettings settings;
  private final int players;
  private final Set<Column> columns;
  private Tree tree;
  private Line line;

  public KeptTree(UctSettings settings, int players) {
    this.settings = settings;
    this.players = players;
    this.columns = columns(settings);
  }

  private static Set<Column> columns(UctSettings settings) {
    Set<Column> columns = EnumSet.noneOf(Column.class);
    add(columns, Column.RAVE, settings.selection().rave() > 0);
    add(columns, Column.SQUARES, squares(settings.selection().rule()));
    add(columns, Column.PRIOR, settings.selection().usesPrior());
    add(columns, Column.BOUNDS, settings.solver());
    add(columns, Column.OWN, settings.backup() == Backup.BEST_CHILD);
    add(columns, Column.SHARED, settings.growth().transpositions());
    return columns;
  }

  private static boolean squares(Rule rule) {
    return rule == Rule.UCB1_TUNED || rule == Rule.PART;
  }

  private static void add(Set<Column> columns, Column column, boolean wanted) {
    if (wanted) {
      columns.add(column);
    }
  }

  /** Makes an empty tree for these settings. */
  public Tree empty() {
    long bytes = settings.growth().megabytes() * MEGABYTE;
    int perNode = Tree.bytesPerNode(players, columns);
    int cap = (int) Math.max(1, Math.min(settings.growth().nodes(), bytes / perNode));
    long weightBytes = Math.max(bytes - (long) cap * perNode, bytes / LEAST_SHARE_OF_WEIGHTS);
    return new Tree(players, cap, settings.growth().branching(), columns, weightBytes);
  }

  /**
   * Returns the tree to search with: the subtree of an earlier search of the same game, or an empty
   * one.
   */
  public Tree forSearch(SearchRequest request) {
    boolean keeps = settings.growth().kept() && settings.parallel() != Parallel.ROOT;
    // A search that is kept to some moves starts afresh, and leaves a root without the others.
    boolean whole = request.rootMoves().length == request.state().moves(new MoveList());
    int root = keeps && whole && tree != null ? known(request.line()) : -1;
    if (root < 0) {
      tree = tree == null ? empty() : tree;
      tree.clear();
    } else {
      tree.reroot(root);
    }
    line = keeps && whole ? request.line() : null;
    return tree;
  }

  /** Returns the node of a line that continues the one searched before, or -1. */
  private int known(Line now) {
    if (line == null || !now.startsWith(line)) {
      return -1;
    }
    int node = 0;
    for (int i = line.size(); i < now.size() && node >= 0; i++) {
      node = tree.child(node, now.move(i));
    }
    return node;
  }

  /** Forgets everything and frees the memory. */
  public void forget() {
    tree = null;
    line = null;
  }
}

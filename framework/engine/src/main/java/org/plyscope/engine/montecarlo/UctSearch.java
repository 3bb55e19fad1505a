package org.plyscope.engine.montecarlo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.montecarlo.internal.KeptTree;
import org.plyscope.engine.montecarlo.internal.UctTeam;

/**
 * Monte Carlo tree search for two to six players: every player chooses by its own mean payoff. Each
 * of its four steps is set by {@link UctSettings} and done by {@link UctParts}; plain UCT selects
 * by upper confidence bounds, adds one node an iteration, plays out at random and plays the move
 * visited most often. Ties are broken at random, on the way down and in the end; the same seed
 * gives the same search, except with {@linkplain UctSettings.Parallel#TREE threads that share a
 * tree}.
 *
 * <p>The value of a result is the mean payoff of the playouts that began with the move chosen, for
 * the player to move and for every player: the move's, not that of all playouts together, in which
 * the poor moves that had to be tried count as well. The latter is the value of the root in the
 * trace, where each node has the mean of all playouts that went through it. Where the payoff of the
 * move chosen is proved, that payoff takes the place of the mean, on the same scale: 1, 1/2 or 0
 * between two players. Where the outcome of the position is proved too, the result is solved. A
 * leaf is a node of the tree without children.
 *
 * <p>An iteration counts for a limit of nodes as the nodes it adds, and as one where the tree
 * cannot grow. A depth has no meaning here; where it is the only limit, the search ends after 10
 * 000 iterations. When the tree is full, the search goes on without adding nodes, and the comment
 * of the result mentions it. Counts are about nodes that this search added; a tree that is
 * {@linkplain GrowthSettings#kept kept} may hold more, which the {@linkplain UctFigures figures}
 * show.
 */
public final class UctSearch {
  private final UctSettings settings;
  private final Supplier<UctParts> parts;
  private final KeptTree tree;
  private final List<UctParts> made = new ArrayList<>();

  /**
   * Makes a searcher with parts that know nothing about the game.
   *
   * @param rules the rules of all positions to come
   * @param settings how it behaves
   */
  public UctSearch(Rules rules, UctSettings settings) {
    this(rules, settings, UctParts::plain);
  }

  /**
   * Makes a searcher.
   *
   * @param rules the rules of all positions to come
   * @param settings how it behaves
   * @param parts makes the parts of a thread; asked by the thread that calls the first search
   */
  public UctSearch(Rules rules, UctSettings settings, Supplier<UctParts> parts) {
    this.settings = settings;
    this.parts = parts;
    this.tree = new KeptTree(settings, rules.players());
  }

  /**
   * Searches a position.
   *
   * @param request what to search
   * @param listener notified of progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    while (made.size() < settings.threads()) {
      made.add(parts.get());
    }
    return new UctTeam(settings, made, request, listener)
        .search(tree.forSearch(request), tree::empty);
  }

  /** Forgets the tree, so that the next search starts afresh, and frees its memory. */
  public void forget() {
    tree.forget();
  }
}

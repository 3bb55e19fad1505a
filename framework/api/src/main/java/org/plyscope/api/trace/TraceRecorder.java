package org.plyscope.api.trace;

import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.measure.Figure;

/**
 * Records the tree of a search while it grows. <b>Provided by the host</b>, called by agents on the
 * search thread.
 *
 * <p>A node is opened once and closed once, children after their parent. A search that starts over
 * (iterative deepening) opens a new root each time. A recorder has a cap: when {@link #open}
 * returns {@link #DROPPED} the node is not kept, and a node that was kept may be dropped later; all
 * methods accept the numbers of such nodes and ignore them, so an agent needs no special case.
 * Whether a node stays depends on its value and visits, so an agent reports them before it closes
 * the node. Values are from the point of view of the player to move at the <em>root</em>, in
 * display units.
 */
@ProviderType
public interface TraceRecorder {
  /** The number of a node that is not kept. */
  int DROPPED = -1;

  /** The parent of a root. */
  int NO_PARENT = -2;

  /**
   * Keeps nothing.
   *
   * @since 3.0
   */
  TraceRecorder NONE =
      new TraceRecorder() {
        @Override
        public int open(int parent, long move, int order, int player) {
          return DROPPED;
        }

        @Override
        public void window(int node, double alpha, double beta) {}

        @Override
        public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {}

        @Override
        public void visits(int node, long visits, double[] means) {}

        @Override
        public void values(int node, double[] values) {}
      };

  /**
   * Opens a node.
   *
   * @param parent the number of its parent, or {@link #NO_PARENT}
   * @param move the move that leads to it, {@link org.plyscope.api.game.MoveList#NONE} for a root
   * @param order the place of that move in the order tried, from 0
   * @param player the player to move at the new node
   * @return its number, or {@link #DROPPED}
   */
  int open(int parent, long move, int order, int player);

  /**
   * Notes the window a node was searched with. Its ends are equal only where a search continues
   * although a bound is met, to see which other moves meet it.
   *
   * @param node the node
   * @param alpha the value the root player already has
   * @param beta the most the opponents will allow
   */
  void window(int node, double alpha, double beta);

  /**
   * Closes a node.
   *
   * @param node the node
   * @param value its value
   * @param bound how to read the value
   * @param end why the search went no further
   * @param skipped how many legal moves were not searched because of a cut or an unsound rule
   */
  void close(int node, double value, Bound bound, NodeEnd end, int skipped);

  /**
   * Notes the statistics of a Monte Carlo node; may be called again as they grow.
   *
   * @param node the node
   * @param visits how often it was visited
   * @param means the mean payoff per player; copied
   */
  void visits(int node, long visits, double[] means);

  /**
   * Notes the value of a node for every player, for searches with more than two.
   *
   * @param node the node
   * @param values one value per player; copied
   */
  void values(int node, double[] values);

  /**
   * Notes one of the agent's own figures for a node; may be called again as it changes. A recorder
   * that keeps no figures ignores it, which is the default.
   *
   * @param node the node
   * @param figure the figure; at most {@value Figure#MOST} different ones in a trace
   * @param number its number
   * @throws org.plyscope.api.InputException if there are too many figures, or another declaration
   *     has the same id
   */
  default void figure(int node, Figure figure, double number) {}

  /**
   * Opens and closes a node without children whose value is exact: the same as {@link #open},
   * {@link #window} and {@link #close} after each other, in one call, because most nodes of a
   * search are of this kind.
   *
   * @param parent the number of its parent, or {@link #NO_PARENT}
   * @param move the move that leads to it
   * @param order the place of that move in the order tried, from 0
   * @param player the player to move there
   * @param alpha the value the root player already has
   * @param beta the most the opponents will allow
   * @param value its value
   * @param end why the search went no further
   * @since 2.1
   */
  default void leaf(
      int parent,
      long move,
      int order,
      int player,
      double alpha,
      double beta,
      double value,
      NodeEnd end) {
    int node = open(parent, move, order, player);
    window(node, alpha, beta);
    close(node, value, Bound.EXACT, end, 0);
  }
}

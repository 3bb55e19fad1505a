package org.plyscope.api.trace.read;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/**
 * The recorded tree of a search, or a forest of one tree per iteration. <b>Provided by the
 * host</b>.
 *
 * <p>Nodes are numbered from 0 in the order in which the search opened them, so a parent comes
 * before its children and replaying the numbers replays the search. A finished trace is immutable
 * and safe for any thread.
 */
@ProviderType
public interface Trace {
  /**
   * Returns the line that was searched: the game up to the root.
   *
   * @return the line
   */
  Line line();

  /**
   * Returns which search the trace was recorded from.
   *
   * @return agent, limits and seed
   */
  TraceOrigin origin();

  /**
   * Returns the number of nodes kept.
   *
   * @return the number
   */
  int size();

  /**
   * Returns the number of nodes the search opened, kept or not.
   *
   * @return the number
   */
  long opened();

  /**
   * Returns the same trace with another cost, for example after the search was run once more
   * without recording.
   *
   * @param cost the cost; its {@link TraceCost#bytes() memory} is ignored
   * @return a trace that shares all nodes with this one
   */
  Trace withCost(TraceCost cost);

  /**
   * Returns the parent of a node.
   *
   * @param node a node
   * @return its parent, or {@link TraceRecorder#NO_PARENT}
   */
  int parent(int node);

  /**
   * Returns the first child of a node in search order.
   *
   * @param node a node
   * @return the child, or -1
   */
  int firstChild(int node);

  /**
   * Returns the next child of the same parent in search order; for a root, the next root.
   *
   * @param node a node
   * @return the sibling, or -1
   */
  int nextSibling(int node);

  /**
   * Returns how far a node is from its root.
   *
   * @param node a node
   * @return plies, 0 for a root
   */
  int ply(int node);

  /**
   * Returns the move that leads to a node.
   *
   * @param node a node
   * @return the move, or {@link org.plyscope.api.game.MoveList#NONE} for a root
   */
  long move(int node);

  /**
   * Returns the place of a node among its siblings in the order tried.
   *
   * @param node a node
   * @return the place, from 0
   */
  int order(int node);

  /**
   * Returns the player to move at a node.
   *
   * @param node a node
   * @return the player
   */
  int player(int node);

  /**
   * Returns the lower end of the window.
   *
   * @param node a node
   * @return the value, or NaN if the search has no windows
   */
  double alpha(int node);

  /**
   * Returns the upper end of the window.
   *
   * @param node a node
   * @return the value, or NaN if the search has no windows
   */
  double beta(int node);

  /**
   * Returns the value of a node from the root player's point of view.
   *
   * @param node a node
   * @return the value, or NaN if it has none
   */
  double value(int node);

  /**
   * Returns the value of a node, or the mean payoff, for a player.
   *
   * @param node a node
   * @param player a player
   * @return the value, or NaN if the search has no values per player
   */
  double value(int node, int player);

  /**
   * Returns how to read the value.
   *
   * @param node a node
   * @return the kind
   */
  Bound bound(int node);

  /**
   * Returns why the search went no further.
   *
   * @param node a node
   * @return the reason
   */
  NodeEnd end(int node);

  /**
   * Returns how many moves were skipped because of a cut or an unsound rule.
   *
   * @param node a node
   * @return the number
   */
  int skipped(int node);

  /**
   * Returns how often a Monte Carlo search visited a node.
   *
   * @param node a node
   * @return the number, 0 for other searches
   */
  long visits(int node);

  /**
   * Returns the agent's own figures that were recorded for any node.
   *
   * @return their declarations, in the order in which they first occurred; none by default
   */
  default List<Figure> figures() {
    return List.of();
  }

  /**
   * Returns one of the agent's own figures for a node.
   *
   * @param node a node
   * @param figure one of {@link #figures()}
   * @return the number, or NaN if none was recorded for this node or at all
   */
  default double figure(int node, Figure figure) {
    return Double.NaN;
  }

  /**
   * Returns a description of the nodes that are missing for lack of space.
   *
   * @return one or two sentences, or an empty string if everything was kept, the default
   */
  default String note() {
    return "";
  }

  /**
   * Returns the cost of recording it.
   *
   * @return the cost, empty by default
   */
  default Optional<TraceCost> cost() {
    return Optional.empty();
  }

  /**
   * Describes the origin of a trace that was read from a file.
   *
   * @return a sentence, or an empty string for a search that was run here, the default
   */
  default String source() {
    return "";
  }

  /**
   * Describes the search in one line for display: agent, options, limits, seed.
   *
   * @return the {@linkplain TraceOrigin#title() title} of its origin
   */
  default String title() {
    return origin().title();
  }

  /**
   * Returns the rules of the position searched.
   *
   * @return the rules
   */
  default Rules rules() {
    return line().rules();
  }

  /**
   * Returns the position searched.
   *
   * @return its text
   */
  default String position() {
    return line().position();
  }

  /**
   * Returns the moves that lead from the position searched to a node.
   *
   * @param node a node
   * @return the moves in order; empty for a root
   */
  default long[] path(int node) {
    return IntStream.of(way(this, node)).mapToLong(this::move).toArray();
  }

  /**
   * Returns the position at a node. Where a search looked at the moves of one side only, the others
   * {@linkplain State#pass pass} in between until the player of the next node is to move.
   *
   * @param node a node
   * @return a new state, owned by the caller, that can be undone up to the position searched
   */
  default State state(int node) {
    State state = line().state();
    for (int next : way(this, node)) {
      step(state, next);
    }
    return state;
  }

  /**
   * Returns the game up to a node: the line searched and the moves to the node. Where a search
   * looked at the moves of one side only, a {@linkplain State#pass pass} in between is not a move,
   * so the line starts over at the position after the last pass.
   *
   * @param node a node
   * @return the line, which ends at the position of {@link #state(int)}
   */
  default Line line(int node) {
    Line line = line();
    State state = line.state();
    for (int next : way(this, node)) {
      boolean moved = step(state, next) == 1;
      line = moved ? line.then(move(next)) : Line.of(rules(), state.position());
    }
    return line;
  }

  /**
   * Takes a state from the parent of a node to the node. Where a search passed players over, they
   * {@linkplain State#pass pass}: those before the player whose move it is, and those after it.
   *
   * @param state a state at the parent
   * @param node a node other than a root
   * @return how many times to {@link State#undo} to get back
   */
  default int step(State state, int node) {
    int steps = 1;
    MoveList legal = new MoveList();
    while (steps < rules().players()
        && state.moves(legal) > 0
        && legal.indexOf(move(node)) < 0
        && state.pass()) {
      steps++;
    }
    state.play(move(node));
    while (steps <= 2 * rules().players()
        && !state.over()
        && state.toMove() != player(node)
        && state.pass()) {
      steps++;
    }
    return steps;
  }

  private static int[] way(Trace trace, int node) {
    int[] way = new int[trace.ply(node)];
    for (int at = node, i = way.length - 1; i >= 0; i--, at = trace.parent(at)) {
      way[i] = at;
    }
    return way;
  }
}

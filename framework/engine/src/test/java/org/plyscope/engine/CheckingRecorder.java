package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;

/** Keeps every node, and checks that they are opened and closed once and properly nested. */
public final class CheckingRecorder implements TraceRecorder {
  /** A recorded node. */
  public static final class Node {
    public final int parent;
    public final long move;
    public final int order;
    public final int player;
    public final int ply;
    public double alpha = Double.NaN;
    public double beta = Double.NaN;
    public double value = Double.NaN;
    public double[] values = {};
    public Bound bound;
    public NodeEnd end;
    public int skipped;
    public int children;
    public int tried;
    public long visits;
    public final Map<Figure, Double> figures = new HashMap<>();

    Node(int parent, long move, int order, int player, int ply) {
      this.parent = parent;
      this.move = move;
      this.order = order;
      this.player = player;
      this.ply = ply;
    }
  }

  public final List<Node> nodes = new ArrayList<>();
  private final boolean closedWindows;

  public CheckingRecorder() {
    this.closedWindows = false;
  }

  /** Makes a recorder for a search with these settings. */
  public CheckingRecorder(AlphaBetaSettings settings) {
    this.closedWindows = settings.strictCuts();
  }

  /** Returns the nodes of a ply, in the order of the search. */
  public List<Node> ply(int ply) {
    return nodes.stream().filter(n -> n.ply == ply).toList();
  }

  /** Returns the position at a node. */
  public State state(Rules rules, Node node) {
    if (node.parent == NO_PARENT) {
      return rules.initial();
    }
    State state = state(rules, nodes.get(node.parent));
    state.play(node.move);
    return state;
  }

  @Override
  public int open(int parent, long move, int order, int player) {
    int ply = 0;
    if (parent != NO_PARENT) {
      assertThat(nodes.get(parent).end).as("parent is open").isNull();
      nodes.get(parent).children++;
      // A move may be searched again with another window, but is one of the moves tried.
      nodes.get(parent).tried = Math.max(nodes.get(parent).tried, order + 1);
      ply = nodes.get(parent).ply + 1;
    }
    nodes.add(new Node(parent, move, order, player, ply));
    return nodes.size() - 1;
  }

  @Override
  public void window(int node, double alpha, double beta) {
    // Strict cuts let values at the ends pass, so that a window may be a single value.
    assertThat(alpha).isLessThan(closedWindows ? Math.nextUp(beta) : beta);
    nodes.get(node).alpha = alpha;
    nodes.get(node).beta = beta;
  }

  @Override
  public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
    Node closed = nodes.get(node);
    assertThat(closed.end).as("closed once").isNull();
    closed.value = value;
    closed.bound = bound;
    closed.end = end;
    closed.skipped = skipped;
  }

  @Override
  public void visits(int node, long visits, double[] means) {
    nodes.get(node).visits = visits;
    nodes.get(node).values = means.clone();
  }

  @Override
  public void values(int node, double[] values) {
    nodes.get(node).values = values.clone();
  }

  @Override
  public void figure(int node, Figure figure, double number) {
    nodes.get(node).figures.put(figure, number);
  }
}

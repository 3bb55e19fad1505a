package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.alphabeta.OrderingAids.History;

/**
 * Follows a deepening search, remembers its cuts and best moves in plain maps, and checks that
 * every move is tried at the place where the ordering aids put it.
 */
final class OrderingModel implements TraceRecorder {
  private static final int HISTORY_LIMIT = 4096;

  /** A node of the current path. */
  private static final class Node {
    final long move;
    final boolean ours;
    List<Long> expected;
    long last;
    long best;
    double bestValue = Double.NEGATIVE_INFINITY;

    Node(long move, boolean ours) {
      this.move = move;
      this.ours = ours;
    }
  }

  private final State state;
  private final Orderer orderer;
  private final OrderingAids aids;
  private final int player;
  private final Deque<Node> path = new ArrayDeque<>();
  private final Map<Integer, List<Long>> killers = new HashMap<>();
  private final Map<Long, Long> counterMoves = new HashMap<>();
  private final Map<List<Object>, Integer> history = new HashMap<>();
  private final Map<String, Long> table = new HashMap<>();
  private int iteration;

  /** How many moves were tried at another place than the orderer alone would give them. */
  int moved;

  OrderingModel(State state, Orderer orderer, OrderingAids aids) {
    this.state = state;
    this.orderer = orderer;
    this.aids = aids;
    this.player = state.toMove();
  }

  @Override
  public int open(int parent, long move, int order, int mover) {
    if (path.isEmpty()) {
      iteration++;
    } else {
      tried(path.getLast(), move, order);
      state.play(move);
    }
    path.add(new Node(move, state.toMove() == player));
    return 0;
  }

  private void tried(Node node, long move, int order) {
    node.last = move;
    // The root is ordered by the iteration before.
    if (path.size() == 1) {
      return;
    }
    if (node.expected == null) {
      node.expected = ordered(node, aids);
    }
    assertThat(move).isEqualTo(node.expected.get(order));
    moved += move == ordered(node, OrderingAids.NONE).get(order) ? 0 : 1;
  }

  private List<Long> ordered(Node node, OrderingAids by) {
    MoveList moves = new MoveList();
    int[] keys = new int[state.moves(moves)];
    orderer.keys(state, moves, keys);
    Comparator<Integer> stage = Comparator.comparing(i -> -stage(node, moves.get(i), by));
    Comparator<Integer> key = Comparator.comparing(i -> -keys[i]);
    Comparator<Integer> cuts =
        Comparator.comparing(i -> -history.getOrDefault(List.of(node.ours, moves.get(i)), 0));
    Comparator<Integer> order =
        by.history() == History.OFF
            ? stage.thenComparing(key)
            : by.history() == History.AFTER_ORDERER
                ? stage.thenComparing(key).thenComparing(cuts)
                : stage.thenComparing(cuts).thenComparing(key);
    return IntStream.range(0, keys.length).boxed().sorted(order).map(moves::get).toList();
  }

  /** Table move, last killer, the killer before, counter-move, all others. */
  private int stage(Node node, long move, OrderingAids by) {
    int killer = killers.getOrDefault(path.size(), List.of()).indexOf(move);
    if (by.tableMove() && table.getOrDefault(state.position(), MoveList.NONE) == move) {
      return 4;
    }
    if (by.killers() && killer >= 0) {
      return 3 - killer;
    }
    boolean counters = counterMoves.getOrDefault(node.move, MoveList.NONE) == move;
    return by.counterMoves() && counters ? 1 : 0;
  }

  @Override
  public void close(int number, double value, Bound bound, NodeEnd end, int skipped) {
    Node node = path.getLast();
    if (path.size() > 1 && end == NodeEnd.CUTOFF) {
      learn(node);
    }
    if (path.size() > 1 && (end == NodeEnd.CUTOFF || end == NodeEnd.EXPANDED)) {
      table.put(state.position(), node.best);
    }
    path.removeLast();
    if (!path.isEmpty()) {
      state.undo();
      Node parent = path.getLast();
      double seen = parent.ours ? value : -value;
      if (seen > parent.bestValue) {
        parent.bestValue = seen;
        parent.best = node.move;
      }
    }
  }

  private void learn(Node node) {
    List<Long> known = killers.getOrDefault(path.size(), List.of());
    if (known.isEmpty() || known.get(0) != node.last) {
      killers.put(
          path.size(), known.isEmpty() ? List.of(node.last) : List.of(node.last, known.get(0)));
    }
    counterMoves.put(node.move, node.last);
    int depth = iteration - (path.size() - 1);
    int sum = history.merge(List.of(node.ours, node.last), depth * depth, Integer::sum);
    if (sum >= HISTORY_LIMIT) {
      history.replaceAll((move, count) -> count / 2);
    }
  }

  @Override
  public void window(int node, double alpha, double beta) {}

  @Override
  public void visits(int node, long visits, double[] means) {}

  @Override
  public void values(int node, double[] values) {}
}

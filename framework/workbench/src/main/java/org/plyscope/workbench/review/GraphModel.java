package org.plyscope.workbench.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.measure.Value;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.play.Thought;
import org.plyscope.lab.play.Verdict;
import org.plyscope.lab.review.Mistakes;

/**
 * The moves of a game as points: each player's own value after each of its moves, by the review or
 * else by the agent that played it. Decided values have no place on the scale; they lie on its
 * edge.
 *
 * @param points the points in the order of the moves
 * @param low the smallest value on the scale
 * @param high the largest value on the scale
 * @param moves how many moves the game has
 */
record GraphModel(List<Point> points, double low, double high, int moves) {
  /**
   * A move.
   *
   * @param node the move
   * @param value its value for the player that made it
   * @param best the value of the best move, the same for the best and without a review
   * @param reviewed whether a reference judged it, not the player itself
   * @param kind how bad it is
   */
  record Point(GameNode node, double value, double best, boolean reviewed, Mistakes.Kind kind) {}

  /** Some room above and below the largest and smallest value. */
  private static final double ROOM = 0.08;

  /** Reads a game: its main line, or the line on the board if that is another one. */
  static GraphModel of(GameTree tree) {
    List<GameNode> line = line(tree);
    Mistakes mistakes = Mistakes.of(line);
    List<Point> points = new ArrayList<>();
    for (GameNode node : line) {
      point(node, mistakes).ifPresent(points::add);
    }
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Point point : points) {
      for (double value : new double[] {point.value(), point.best()}) {
        if (!Value.decided(value)) {
          low = Math.min(low, value);
          high = Math.max(high, value);
        }
      }
    }
    if (low > high) {
      low = -1;
      high = 1;
    }
    return new GraphModel(List.copyOf(points), low, high, line.size());
  }

  private static List<GameNode> line(GameTree tree) {
    List<GameNode> main = tree.mainLine();
    GameNode at = tree.current();
    if (at.parent().isEmpty() || main.contains(at)) {
      return main;
    }
    List<GameNode> line = new ArrayList<>(tree.path());
    line.removeIf(node -> node.parent().isEmpty());
    for (Optional<GameNode> next = at.next(); next.isPresent(); next = next.get().next()) {
      line.add(next.get());
    }
    return line;
  }

  private static Optional<Point> point(GameNode node, Mistakes mistakes) {
    Optional<Verdict> verdict = node.verdict();
    if (verdict.isPresent()) {
      double value = verdict.get().quality().moveValue();
      double best = verdict.get().quality().judged() ? verdict.get().quality().bestValue() : value;
      return Optional.of(new Point(node, value, best, true, mistakes.of(node)));
    }
    return node.thought()
        .filter(thought -> !Double.isNaN(thought.value()))
        .map(t -> new Point(node, t.value(), t.value(), false, Mistakes.Kind.NONE));
  }

  /** Returns where a value lies, from 0 at the lower edge to 1 at the upper one. */
  double height(double value) {
    double room = low == high ? 1 : ROOM * (high - low);
    return Math.max(0, Math.min(1, (value - low + room) / (high - low + 2 * room)));
  }

  /**
   * Returns whether each agent has a scale of its own: values that different agents gave their own
   * moves have different units.
   */
  boolean isScaledByAgent() {
    return !reviewed() && points.stream().map(GraphModel::agent).distinct().count() > 1;
  }

  private static String agent(Point point) {
    return point.node().thought().map(Thought::agent).orElse("");
  }

  /** Returns where a value of a move lies, on the scale of its agent if that has one. */
  double height(Point point, double value) {
    if (!isScaledByAgent() || Value.decided(value)) {
      return height(value);
    }
    double[] own =
        points.stream()
            .filter(other -> agent(other).equals(agent(point)))
            .mapToDouble(Point::value)
            .filter(one -> !Value.decided(one))
            .sorted()
            .toArray();
    return new GraphModel(List.of(), own[0], own[own.length - 1], moves).height(value);
  }

  /** Returns the points of a player. */
  List<Point> of(int player) {
    return points.stream().filter(point -> point.node().mover() == player).toList();
  }

  /** Returns the point of the move that is nearest to a ply. */
  Optional<Point> nearest(double ply) {
    return points.stream()
        .min(Comparator.comparingDouble(point -> Math.abs(point.node().ply() - ply)));
  }

  /** Returns whether the game was reviewed. */
  boolean reviewed() {
    return points.stream().anyMatch(Point::reviewed);
  }
}

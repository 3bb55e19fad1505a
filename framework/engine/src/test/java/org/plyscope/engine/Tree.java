package org.plyscope.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/**
 * A game that is a tree on paper: at each inner node a player chooses a branch, and each leaf has a
 * value for every player.
 */
public record Tree(int players, Node top) implements Rules {
  /** A node; a leaf has values, an inner node has branches. */
  public record Node(int mover, List<Node> branches, List<Integer> values) {
    boolean leaf() {
      return branches.isEmpty();
    }
  }

  /** Makes an inner node. */
  public static Node node(int mover, Node... branches) {
    return new Node(mover, List.of(branches), List.of());
  }

  /** Makes a leaf. */
  public static Node leaf(int... values) {
    return new Node(0, List.of(), Arrays.stream(values).boxed().toList());
  }

  /** Makes a tree at random, in which the values of each leaf add up to a total. */
  public static Tree random(SplittableRandom random, int players, int depth, int total) {
    boolean inTurn = random.nextInt(3) > 0;
    Node top;
    do {
      top = grow(random, players, depth, total, 0, inTurn);
    } while (top.leaf());
    return new Tree(players, top);
  }

  private static Node grow(
      SplittableRandom random, int players, int depth, int total, int mover, boolean inTurn) {
    if (depth == 0 || random.nextInt(12) == 0) {
      int[] values = new int[players];
      for (int i = 0; i < total; i++) {
        values[random.nextInt(players)]++;
      }
      return leaf(values);
    }
    List<Node> branches = new ArrayList<>();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      int next = inTurn ? (mover + 1) % players : random.nextInt(players);
      branches.add(grow(random, players, depth - 1, total, next, inTurn));
    }
    return new Node(mover, branches, List.of());
  }

  /** Max^n as in a textbook: of equal branches the first. */
  public static int[] maxN(Node node) {
    if (node.leaf()) {
      return node.values().stream().mapToInt(Integer::intValue).toArray();
    }
    int[] best = null;
    for (Node branch : node.branches()) {
      int[] values = maxN(branch);
      best = best == null || values[node.mover()] > best[node.mover()] ? values : best;
    }
    return best;
  }

  /** The values of the leaves, and nothing else. */
  public static Evaluator evaluation() {
    return new Evaluator() {
      @Override
      public int value(State state, int player) {
        return ((At) state).node().leaf() ? ((At) state).node().values().get(player) : 0;
      }

      @Override
      public int finalValue(State state, int player) {
        return value(state, player);
      }
    };
  }

  private static final class At implements State {
    private final List<Node> path = new ArrayList<>();
    private final List<Long> moves = new ArrayList<>();

    At(Node node) {
      path.add(node);
    }

    private Node node() {
      return path.get(path.size() - 1);
    }

    @Override
    public int toMove() {
      return node().mover();
    }

    @Override
    public int moves(MoveList out) {
      out.clear();
      for (int i = 0; i < node().branches().size(); i++) {
        out.add(i);
      }
      return out.size();
    }

    @Override
    public void play(long move) {
      moves.add(move);
      path.add(node().branches().get((int) move));
    }

    @Override
    public void undo() {
      moves.remove(moves.size() - 1);
      path.remove(path.size() - 1);
    }

    @Override
    public long key() {
      return moves.hashCode();
    }

    @Override
    public boolean over() {
      return node().leaf();
    }

    @Override
    public void payoffs(double[] out) {
      Arrays.fill(out, 0.5);
    }

    @Override
    public String position() {
      return moves.toString();
    }

    @Override
    public Setup setup() {
      throw new UnsupportedOperationException("A tree has no board.");
    }

    @Override
    public String text(long move) {
      return Long.toString(move);
    }

    @Override
    public long parseMove(String text) {
      return Long.parseLong(text);
    }

    @Override
    public int[] path(long move) {
      return new int[] {0};
    }

    @Override
    public State copy() {
      At copy = new At(path.get(0));
      moves.forEach(copy::play);
      return copy;
    }
  }

  @Override
  public State initial() {
    return new At(top);
  }

  @Override
  public State parse(String position) {
    return initial();
  }

  @Override
  public Game game() {
    throw new UnsupportedOperationException("A tree belongs to no game.");
  }

  @Override
  public OptionValues options() {
    return OptionValues.defaults(List.of());
  }

  @Override
  public Board board() {
    throw new UnsupportedOperationException("A tree has no board.");
  }

  @Override
  public State state(Setup setup) {
    throw new UnsupportedOperationException("A tree has no board.");
  }

  @Override
  public List<String> validate(Setup setup) {
    return List.of();
  }
}

package org.plyscope.lab.compare;

import java.util.Random;
import java.util.function.BooleanSupplier;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Measures how large the trees below a position are.
 *
 * <p>The positions of a ply are counted exactly as long as there are few; further down they are
 * estimated by Knuth's method: the mean, over seeded random lines, of the product of the numbers of
 * moves met. For a strategy only the moves of the other side count; its own are one each.
 */
public final class TreeCount {
  private static final int EXACT_NODES = 100_000;
  private static final int LINES = 400;
  private static final long SEED = 1975;

  /** Sums of probabilities are whole numbers only up to rounding. */
  private static final double ROUNDING = 1e6;

  private final State state;
  private final int player;
  private final MoveList moves = new MoveList();

  private TreeCount(State state) {
    this.state = state;
    this.player = state.toMove();
  }

  /**
   * Per ply the positions of the full tree, of both strategies, and of the line they share; and
   * whether it was ever our turn there, and that of others.
   */
  private static final class Plies {
    private final double[] full;
    private final double[] ours;
    private final double[] theirs;
    private final double[] shared;
    private final boolean[] ourTurn;
    private final boolean[] theirTurn;

    Plies(int depth) {
      full = new double[depth + 1];
      ours = new double[depth + 1];
      theirs = new double[depth + 1];
      shared = new double[depth + 1];
      ourTurn = new boolean[depth + 1];
      theirTurn = new boolean[depth + 1];
    }

    void turn(int ply, boolean our) {
      ourTurn[ply] |= our;
      theirTurn[ply] |= !our;
    }

    void add(int ply, double all, double our, double their, double both) {
      full[ply] += all;
      ours[ply] += our;
      theirs[ply] += their;
      shared[ply] += both;
    }

    /** Continues from a ply on as others do. */
    void follow(Plies others, int from) {
      follow(full, others.full, from);
      follow(ours, others.ours, from);
      follow(theirs, others.theirs, from);
      follow(shared, others.shared, from);
      for (int ply = from; ply < full.length; ply++) {
        ourTurn[ply] |= others.ourTurn[ply];
        theirTurn[ply] |= others.theirTurn[ply];
      }
    }

    private static void follow(double[] own, double[] others, int from) {
      for (int ply = from; ply + 1 < own.length; ply++) {
        own[ply + 1] = others[ply] == 0 ? 0 : own[ply] * others[ply + 1] / others[ply];
      }
    }

    TreeSize size(int exact) {
      double[] minimal = new double[full.length];
      boolean inTurn = true;
      for (int ply = 0; ply < minimal.length; ply++) {
        double both = ours[ply] + theirs[ply] - shared[ply];
        minimal[ply] = inTurn ? Math.round(both * ROUNDING) / ROUNDING : Double.NaN;
        inTurn &= !(ourTurn[ply] && theirTurn[ply]);
      }
      return TreeSize.of(full, minimal, exact);
    }
  }

  /**
   * Measures the trees below a position.
   *
   * @param state the position; walked on and left as it was
   * @param depth how many plies
   * @param cancelled asked often; ends the work with the counts so far
   */
  public static TreeSize of(State state, int depth, BooleanSupplier cancelled) {
    TreeCount count = new TreeCount(state);
    Plies plies = new Plies(depth);
    plies.add(0, 1, 1, 1, 1);
    int exact = 0;
    while (exact < depth && plies.full[exact] <= EXACT_NODES && !cancelled.getAsBoolean()) {
      count.count(plies, 0, ++exact, 1, 1);
    }
    if (exact < depth) {
      plies.follow(count.estimate(depth, cancelled), exact);
    }
    return plies.size(exact);
  }

  /**
   * Counts the positions at a ply.
   *
   * @param ours how likely our strategy leads here
   * @param theirs how likely that of the others does
   */
  private void count(Plies plies, int ply, int last, double ours, double theirs) {
    if (ply == last) {
      plies.add(ply, 1, ours, theirs, ours * theirs);
      return;
    }
    MoveList here = new MoveList();
    int number = state.moves(here);
    boolean our = state.toMove() == player;
    if (number > 0) {
      plies.turn(ply, our);
    }
    for (int i = 0; i < number; i++) {
      state.play(here.get(i));
      count(plies, ply + 1, last, our ? ours / number : ours, our ? theirs : theirs / number);
      state.undo();
    }
  }

  private Plies estimate(int depth, BooleanSupplier cancelled) {
    Random random = new Random(SEED);
    Plies sum = new Plies(depth);
    for (int line = 0; line < LINES && !cancelled.getAsBoolean(); line++) {
      double ours = 1;
      double theirs = 1;
      sum.add(0, 1, 1, 1, 1);
      int played = 0;
      while (played < depth) {
        int number = state.moves(moves);
        if (number == 0) {
          break;
        }
        boolean our = state.toMove() == player;
        sum.turn(played, our);
        ours *= our ? 1 : number;
        theirs *= our ? number : 1;
        state.play(moves.get(random.nextInt(number)));
        sum.add(++played, ours * theirs, ours, theirs, 1);
      }
      for (; played > 0; played--) {
        state.undo();
      }
    }
    return sum;
  }
}

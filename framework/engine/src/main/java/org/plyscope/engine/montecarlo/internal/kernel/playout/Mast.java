package org.plyscope.engine.montecarlo.internal.kernel.playout;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.montecarlo.internal.PlayoutJob;

/**
 * Plays the move that did best in earlier playouts, wherever it was made. A move and its player
 * share one place of a table by their hash; those that collide share their statistics, which
 * changes how well the playout is informed but not that it is legal.
 */
public final class Mast implements Playout {
  private static final int PLACES = 1 << 14;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final double epsilon;
  private final int[] visits = new int[PLACES];
  private final double[] payoffs = new double[PLACES];
  private int[] places = new int[256];
  private byte[] players = new byte[256];
  private int length;

  public Mast(PlayoutJob job) {
    this.epsilon = job.epsilon();
  }

  @Override
  public void reset(State root) {
    Arrays.fill(visits, 0);
    Arrays.fill(payoffs, 0);
  }

  @Override
  public void start(State leaf) {
    length = 0;
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    long move =
        random.nextDouble() < epsilon
            ? state.randomMove(random, scratch)
            : best(state, random, scratch);
    if (move != MoveList.NONE) {
      note(place(state.toMove(), move), state.toMove());
    }
    return move;
  }

  private long best(State state, RandomGenerator random, MoveList scratch) {
    int count = state.moves(scratch);
    long best = MoveList.NONE;
    double bestMean = Double.NEGATIVE_INFINITY;
    int ties = 1;
    for (int i = 0; i < count; i++) {
      int place = place(state.toMove(), scratch.get(i));
      // A move that was never tried counts as a win, so that it is tried.
      double mean = visits[place] == 0 ? 1 : payoffs[place] / visits[place];
      if (mean > bestMean) {
        bestMean = mean;
        best = scratch.get(i);
        ties = 1;
      } else if (mean == bestMean && random.nextInt(++ties) == 0) {
        best = scratch.get(i);
      }
    }
    return best;
  }

  private void note(int place, int player) {
    if (length == places.length) {
      places = Arrays.copyOf(places, 2 * length);
      players = Arrays.copyOf(players, 2 * length);
    }
    places[length] = place;
    players[length++] = (byte) player;
  }

  @Override
  public void end(double[] outcome) {
    for (int i = 0; i < length; i++) {
      visits[places[i]]++;
      payoffs[places[i]] += outcome[players[i]];
    }
  }

  private static int place(int player, long move) {
    return (int) (((move * 6 + player + 1) * SPREAD) >>> 50);
  }
}

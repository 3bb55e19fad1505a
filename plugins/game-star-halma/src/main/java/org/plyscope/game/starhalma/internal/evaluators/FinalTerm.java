package org.plyscope.game.starhalma.internal.evaluators;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * Adds a bonus for coming in: positive for the first player, zero for a place between, and negative
 * for the last player and for each player still playing when another one has come in. Only the
 * players whose distances are compared count.
 */
final class FinalTerm implements Evaluator {
  private final Evaluator base;
  private final int most;
  private final int players;
  private final Against against;
  private final boolean decides;
  private final double[] payoffs;

  /**
   * Makes an evaluation.
   *
   * @param base judges the distances
   * @param bonus the bonus of the first place, in display units
   * @param players how many play
   * @param against the players that each player is compared with
   * @param decides whether this is all that the end of a game is worth; else that is up to the
   *     search
   */
  FinalTerm(Evaluator base, int bonus, int players, Against against, boolean decides) {
    this.base = base;
    this.most = bonus * base.scale();
    this.players = players;
    this.against = against;
    this.decides = decides;
    payoffs = new double[players];
  }

  @Override
  public int value(State state, int player) {
    return base.value(state, player) + term((StarState) state, player);
  }

  @Override
  public int finalValue(State state, int player) {
    return decides ? value(state, player) : UNKNOWN;
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    // Moves evaluated without being played do not bring a player home.
    int value = base.valueAfter(before, move, player);
    return value == UNKNOWN ? UNKNOWN : value + term((StarState) before, player);
  }

  @Override
  public void valuesAfter(State before, MoveList moves, int player, int[] out) {
    base.valuesAfter(before, moves, player, out);
    int term = term((StarState) before, player);
    for (int i = 0; term != 0 && i < moves.size(); i++) {
      out[i] = out[i] == UNKNOWN ? UNKNOWN : out[i] + term;
    }
  }

  private int term(StarState state, int player) {
    if (!state.settled(player)) {
      return beaten(state, player) ? -most : 0;
    }
    state.payoffs(payoffs);
    double own = payoffs[player];
    return switch (against) {
      case ALL -> between(-most, most, own);
      case NEXT -> own > payoffs[next(player)] ? most : between(-most, most, own);
      case NO_PLAYER -> between(0, most, own);
    };
  }

  private static int between(int last, int first, double payoff) {
    return last + (int) Math.round(payoff * (first - last));
  }

  /** Returns whether another player has come in before a player that still plays. */
  private boolean beaten(StarState state, int player) {
    return switch (against) {
      case ALL -> first(state) >= 0;
      case NEXT -> state.place(next(player)) != 0 && state.place(next(player)) < players;
      case NO_PLAYER -> false;
    };
  }

  private int first(StarState state) {
    int player = players - 1;
    while (player >= 0 && state.place(player) != 1) {
      player--;
    }
    return player;
  }

  private int next(int player) {
    return (player + 1) % players;
  }

  @Override
  public void reset(State root) {
    base.reset(root);
  }

  @Override
  public void play(State before, long move) {
    base.play(before, move);
  }

  @Override
  public void undo() {
    base.undo();
  }

  @Override
  public long lineKey(int player) {
    return base.lineKey(player);
  }

  @Override
  public Optional<Evaluator> progress() {
    return base.progress()
        .map(sum -> new FinalTerm(sum, most / base.scale(), players, Against.NO_PLAYER, decides));
  }

  @Override
  public int scale() {
    return base.scale();
  }

  @Override
  public List<Term> terms(State state, int player) {
    List<Term> terms = new ArrayList<>(base.terms(state, player));
    terms.add(Term.of("Coming in", term((StarState) state, player)));
    return terms;
  }

  @Override
  public int cellValue(int cell, int content, int player) {
    return base.cellValue(cell, content, player);
  }
}

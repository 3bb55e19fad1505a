package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;

/** Walks state and evaluation together, and judges positions from the root player's view. */
public final class Walk {
  private final State state;
  private final Evaluation evaluation;
  private final int player;
  private final Outcomes outcomes;
  private final boolean ownMoves;
  private final boolean several;

  /** In an own-moves walk: how often the opponents passed after each move. */
  private int[] passes = new int[64];

  private int steps;

  public Walk(State state, Evaluation evaluation, int players, boolean ownMoves) {
    this.state = state;
    this.evaluation = evaluation;
    this.player = state.toMove();
    this.outcomes = new Outcomes(state, evaluation, players);
    this.ownMoves = ownMoves;
    this.several = players > 2;
    evaluation.reset(state);
  }

  public int moves(MoveList out) {
    return state.moves(out);
  }

  public long key() {
    return state.key();
  }

  /** Returns what the evaluation depends on besides the position. */
  public long lineKey() {
    return evaluation.lineKey(player);
  }

  /** Tells whether the game is over, or at least its outcome for the root player is settled. */
  public boolean over() {
    return several ? state.settled(player) : state.over();
  }

  /** Tells whether the outcome for the root player can be settled before the game is over. */
  public boolean several() {
    return several;
  }

  public int toMove() {
    return state.toMove();
  }

  public State state() {
    return state;
  }

  /** Tells whether the root player is to move. */
  public boolean ours() {
    return ownMoves || state.toMove() == player;
  }

  public void play(long move) {
    evaluation.play(state, move);
    state.play(move);
    if (ownMoves) {
      letOpponentsPass();
    }
  }

  public void undo() {
    if (ownMoves) {
      for (int i = passes[--steps]; i > 0; i--) {
        state.undo();
      }
    }
    state.undo();
    evaluation.undo();
  }

  /** Returns what the evaluation says, from the root player's view. */
  public int evaluate() {
    return Scores.bounded(evaluation.value(state, player));
  }

  /**
   * Returns how the position looks after a move, from the root player's view: what the evaluation
   * says, or infinitely good or bad if the move ends the game.
   */
  public int look(long move, boolean lost) {
    play(move);
    int end = lost ? -Scores.INFINITY : Scores.INFINITY;
    int value = over() ? end : evaluate();
    undo();
    return value;
  }

  /**
   * Returns what the evaluation says about the position after a move, from the root player's view,
   * or {@link Evaluation#UNTOLD} if the move must be played to learn that.
   */
  public int evaluateAfter(long move) {
    int value = ownMoves ? Evaluation.UNTOLD : evaluation.valueAfter(state, move, player);
    return value == Evaluation.UNTOLD ? value : Scores.bounded(value);
  }

  /** Does the same for all moves; the values are not bounded. */
  public void evaluateAfter(MoveList moves, int[] values) {
    if (ownMoves) {
      Arrays.fill(values, 0, moves.size(), Evaluation.UNTOLD);
    } else {
      evaluation.valuesAfter(state, moves, player, values);
    }
  }

  /** Returns the score of a game that is {@link #over()}, from the root player's view. */
  public int outcome(int ply) {
    outcomes.read(state);
    return outcomes.score(state, player, ply);
  }

  private void letOpponentsPass() {
    if (steps == passes.length) {
      passes = Arrays.copyOf(passes, 2 * steps);
    }
    int count = 0;
    while (!state.over() && state.toMove() != player && state.pass()) {
      count++;
    }
    passes[steps++] = count;
  }
}
